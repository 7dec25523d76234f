/** Where a row scrolls sideways, what is current in it comes into its middle. */
export const inSight =
  (current: boolean) =>
  (one: HTMLElement): void => {
    const row = one.parentElement
    if (!current || !row || row.scrollWidth <= row.clientWidth) return
    const [at, around] = [one.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += at.left + at.width / 2 - around.left - around.width / 2
  }
