/** Saying that it is my turn: in the tab's title, by a notification, by a sound. */
import { habits } from '../me.svelte'

/** Two soft notes, made here: no file to load. */
function chime(): void {
  const sound = new AudioContext()
  for (const [at, pitch] of [
    [0, 523],
    [0.14, 784],
  ] as const) {
    const tone = sound.createOscillator()
    const loudness = sound.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, sound.currentTime + at)
    loudness.gain.exponentialRampToValueAtTime(0.12, sound.currentTime + at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + at + 0.5)
    tone.connect(loudness).connect(sound.destination)
    tone.start(sound.currentTime + at)
    tone.stop(sound.currentTime + at + 0.55)
  }
  setTimeout(() => void sound.close(), 1200)
}

/** My turn has come. */
function signal(title: string, body: string): void {
  if (habits.sound) chime()
  if (!habits.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const note = new Notification(title, { body, tag: 'roundhouse-turn' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

interface Called {
  readonly name: string
  readonly named: boolean
}

/** Calls whoever looks elsewhere, as soon as it is his turn; the tab's title says whose table it is. */
export function callTo(table: Called, mine: () => boolean, words: () => string): void {
  let before = false
  $effect(() => {
    if (!table.named) return // its texts are on their way
    if (mine() && !before) signal(words(), table.name)
    before = mine()
  })
  $effect(() => {
    document.title = mine() ? `● ${words()} – ${table.name}` : `${table.name || 'Roundhouse'} – Roundhouse`
    return () => (document.title = 'Roundhouse')
  })
}
