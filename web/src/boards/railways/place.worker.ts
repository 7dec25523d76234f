/** The placement, beside the page: it takes longer than a frame. */
import { type Item, place, type Scene } from '../../draw/place'

onmessage = ({ data }: MessageEvent<{ key: string; items: Item[]; scene: Scene }>) => {
  postMessage({ key: data.key, placed: place(data.items, data.scene) })
}
