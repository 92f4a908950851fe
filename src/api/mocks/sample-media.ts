import { http, HttpResponse, type HttpHandler } from 'msw'

/** A scene drawn from its name: two hues, a light and a stage, so that different pictures look different. */
export function samplePictureOf(name: string, width = 960, height = 720): string {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  const hue = seed % 360
  const x = 25 + (seed % 50)
  const size = 12 + (seed % 14)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 75" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 22%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 50% 55%)"/></linearGradient></defs>
<rect width="100" height="75" fill="url(#g)"/><circle cx="${x}" cy="30" r="${size}" fill="hsl(42 90% 62%)"/>
<path d="M0 64h100v11H0z" fill="hsl(${hue} 40% 10%)"/><path d="M${x - 8} 64c0-14 4-20 8-20s8 6 8 20z" fill="hsl(${hue} 35% 14%)"/></svg>`
}

/** A WAV file of a quiet tone. @param seconds how long it is heard */
export function sampleSound(seconds = 1): ArrayBuffer {
  const rate = 8000
  const samples = Math.round(rate * seconds)
  const view = new DataView(new ArrayBuffer(44 + samples))
  const write = (offset: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(offset + index, letter.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let index = 0; index < samples; index += 1) {
    view.setUint8(44 + index, 128 + Math.round(20 * Math.sin((2 * Math.PI * 220 * index) / rate)))
  }
  return view.buffer
}

/** A page of paper with one line on it. */
const samplePdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F1 18 Tf 40 100 Td (Contact sheet) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`

function answer(path: string): Response {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/\.(?:webp|jpe?g|png|svg)$/.test(name)) {
    const plain = name.replace('-small', '')
    const svg = name.includes('-small') ? samplePictureOf(plain, 320, 240) : samplePictureOf(plain)
    return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
  if (name.endsWith('.wav')) return new HttpResponse(sampleSound(), { headers: { 'Content-Type': 'audio/wav' } })
  if (name.endsWith('.pdf')) return new HttpResponse(samplePdf, { headers: { 'Content-Type': 'application/pdf' } })
  return new HttpResponse(null, { status: 404 })
}

/** Answers the files that the fixtures of profiles and of submitted work name. A name with 'broken' does not exist. */
export function sampleMedia(): HttpHandler {
  return http.get(/\/uploads\/(?:portfolio|tasks)\/[^/?]+$/, ({ request }) => {
    const { pathname } = new URL(request.url)
    return pathname.includes('broken') ? new HttpResponse(null, { status: 404 }) : answer(pathname)
  })
}
