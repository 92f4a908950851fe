/** Downloads a text that was created in the browser. */
export function downloadFile(name: string, content: string, type: string): void {
  downloadBlob(name, new Blob([content], { type }))
}

/** Downloads a file that was created in the browser. */
export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the file only after the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
