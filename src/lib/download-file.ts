/** Hands the employer a file made in the browser, as a download. */
export function downloadFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the file only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
