import { mount } from 'svelte'
import App from './App.svelte'
import { begin } from './me.svelte'
import './styles/base.css'

/** A page from before the server was renewed asks for parts that are gone: it is loaded anew, but
 * not over and over. */
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('renewed') ?? 0)
  if (Date.now() - last < 10_000) return
  sessionStorage.setItem('renewed', String(Date.now()))
  location.reload()
})

await begin()
mount(App, { target: document.body })
