interface CapturedDownload {
  name: string
  content: Promise<string>
}

let saved: CapturedDownload[] = []

/** The files that were saved since `catchFiles`. */
export const capturedDownloads = (): readonly CapturedDownload[] => saved

/** Catches downloads in place of the browser, until the answer is called: `beforeEach: catchFiles`. */
export function captureDownloads() {
  saved = []
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  }
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.get(this.href)?.text() ?? Promise.resolve('') })
  }
  return () => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
}
