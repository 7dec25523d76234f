/** A link by the system's own sheet where there is one; else it is copied. Says what came of it. */
export async function share(url: string, copied: string): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ url, title: document.title })
      return ''
    }
    await (navigator as Navigator).clipboard.writeText(url)
    return copied
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError' ? '' : url
  }
}
