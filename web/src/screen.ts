import { MediaQuery } from 'svelte/reactivity'

/** How much room there is; `current` follows the window. */
export const handheld = new MediaQuery('max-width: 760px')
export const tight = new MediaQuery('max-width: 1180px')
