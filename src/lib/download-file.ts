/** Downloads a file that was created in the browser. */
export function downloadFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the file only after the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
