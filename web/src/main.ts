import { mount } from 'svelte'
import App from './App.svelte'
import { mode, moveIn } from './house/mode.svelte'
import { begin } from './me.svelte'
import './styles/base.css'

const REST = 3000

await moveIn()
await begin()
mount(App, { target: document.body })
// when the page is at rest: nobody waits for it
if (!mode.local) setTimeout(() => void import('./installed').then(({ install }) => install()).catch(() => {}), REST)
