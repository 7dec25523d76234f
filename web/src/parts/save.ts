/** Hands a text or a picture to the person as a file. */
export function save(name: string, what: string | Blob): void {
  const blob = typeof what === 'string' ? new Blob([what], { type: 'text/plain' }) : what
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
