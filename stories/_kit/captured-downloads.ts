interface CapturedDownload {
  name: string
  content: Promise<string>
}

let saved: CapturedDownload[] = []

/** The files that were downloaded since `captureDownloads`. */
export const capturedDownloads = (): readonly CapturedDownload[] => saved

/** Captures downloads until the returned function is called: `beforeEach: captureDownloads`. */
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
