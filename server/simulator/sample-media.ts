import sharp from 'sharp'
import { clip } from './clip.ts'
import { randomFrom, seedOf } from './random.ts'

/*
 * Files of the simulated workers: portfolios and submitted work. They are drawn from their names, so that nothing is stored and the same name is
 * always the same file.
 */

/** Path below which the sample files are served. */
export const samplesPath = '/uploads/samples/'

/** A sample file. */
export interface SampleFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/** Number of different files of each kind. */
export const sampleCount = 48

const photoName = /^photo-(\d{1,2})(-small)?\.webp$/
const trackName = /^track-(\d{1,2})\.wav$/
const sheetName = /^sheet-(\d{1,2})\.pdf$/

/** Address of a photograph, and of its thumbnail. */
export const photoAddress = (number: number) => `${samplesPath}photo-${number}.webp`
export const photoThumbnail = (number: number) => `${samplesPath}photo-${number}-small.webp`
/** Address of a piece of music, of a document, and of a film. */
export const trackAddress = (number: number) => `${samplesPath}track-${number}.wav`
export const sheetAddress = (number: number) => `${samplesPath}sheet-${number}.pdf`
export const clipAddress = `${samplesPath}clip.webm`

/** Length of the shortest and of the longest photograph in bytes. What is drawn has 14,000 at most. */
const [leastPhotoBytes, mostPhotoBytes] = [20_480, 32_768]

/**
 * The size of a photograph in bytes. It does not depend on what is drawn, because drawing takes half a second and the encoder may differ by platform: the file
 * is padded to it.
 */
export const photoSize = (number: number) =>
  2 * randomFrom(seedOf(`size of photo ${number}`)).between(leastPhotoBytes / 2, mostPhotoBytes / 2)

/** Pads a WebP file to an even size by a chunk that decoders skip. @throws {Error} when the file is longer */
function padWebp(file: Buffer, size: number): Buffer {
  const headLength = 8
  if (file.byteLength + headLength > size) throw new Error(`A photograph has ${file.byteLength} bytes, not ${size}`)
  const padding = Buffer.alloc(size - file.byteLength)
  padding.write('JUNK', 0)
  padding.writeUInt32LE(padding.byteLength - headLength, 4)
  const padded = Buffer.concat([file, padding])
  // The length in the header of the file leaves out the header itself.
  padded.writeUInt32LE(size - headLength, 4)
  return padded
}

/** The sample file of this name; undefined when there is none. */
export async function sampleFile(name: string): Promise<SampleFile | undefined> {
  const [, photo, small] = photoName.exec(name) ?? []
  if (isKnown(photo)) {
    const number = Number(photo)
    if (small !== undefined) return { type: 'image/webp', bytes: await drawPhoto(number, 320) }
    return { type: 'image/webp', bytes: padWebp(await drawPhoto(number, 1200), photoSize(number)) }
  }
  const [, track] = trackName.exec(name) ?? []
  if (isKnown(track)) return { type: 'audio/wav', bytes: playTrack(Number(track)) }
  const [, sheet] = sheetName.exec(name) ?? []
  if (isKnown(sheet)) return { type: 'application/pdf', bytes: printSheet(Number(sheet)) }
  if (name === 'clip.webm') {
    return { type: 'video/webm', bytes: clip }
  }
  return undefined
}

const isKnown = (number: string | undefined): number is string => number !== undefined && Number(number) < sampleCount

/** Evening colours: sky, ground and lamps. */
const palettes = [
  ['#1d1238', '#6b2f5e', '#f4b860'],
  ['#0f2a3d', '#1f5f6b', '#f2d0a4'],
  ['#2b1a12', '#8a4b2a', '#ffd27d'],
  ['#14213d', '#3a4f8a', '#fca311'],
  ['#22333b', '#5e503f', '#eae0d5'],
  ['#2d132c', '#801336', '#ee4540'],
] as const

/** An evening with lights and guests. */
async function drawPhoto(number: number, width: number): Promise<Buffer> {
  const random = randomFrom(seedOf(`photo ${number}`))
  const [sky, ground, lamp] = palettes[number % palettes.length] ?? palettes[0]
  const height = Math.round(width * (number % 3 === 0 ? 1.25 : 0.67))
  const at = (share: number, size: number) => Math.round(share * size)
  const lights = Array.from({ length: 26 }, () => {
    const radius = at(0.01 + random.next() * 0.06, width)
    const [x, y] = [at(random.next(), width), at(random.next() * 0.7, height)]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lamp}" opacity="${(0.08 + random.next() * 0.4).toFixed(2)}"/>`
  })
  const guests = Array.from({ length: random.between(2, 7) }, (_, index) => {
    const x = at(0.08 + index * 0.14 + random.next() * 0.06, width)
    const head = at(0.035 + random.next() * 0.02, width)
    const y = at(0.62 + random.next() * 0.12, height)
    return `<g fill="#0b0714" opacity="0.82"><circle cx="${x}" cy="${y}" r="${head}"/><rect x="${x - head * 1.7}" y="${y + head * 0.8}" width="${head * 3.4}" height="${height}" rx="${head * 1.5}"/></g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0.4" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${ground}"/></linearGradient><filter id="soft"><feGaussianBlur stdDeviation="${width / 160}"/></filter></defs><rect width="100%" height="100%" fill="url(#sky)"/><g filter="url(#soft)">${lights.join('')}</g>${guests.join('')}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 72 }).toBuffer()
}

const samplesPerSecond = 8000
const secondsOfTrack = 8

/** Eight seconds of a simple melody, as a WAV file of one channel with 8 bits. */
function playTrack(number: number): Uint8Array {
  const random = randomFrom(seedOf(`track ${number}`))
  const scale = [220, 246.9, 277.2, 329.6, 370, 440]
  const notes = Array.from({ length: secondsOfTrack * 2 }, () => scale[random.between(0, scale.length - 1)] ?? 220)
  const length = samplesPerSecond * secondsOfTrack
  const file = Buffer.alloc(44 + length)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(samplesPerSecond, 24)
  file.writeUInt32LE(samplesPerSecond, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(length, 40)
  for (let index = 0; index < length; index += 1) {
    const seconds = index / samplesPerSecond
    const note = notes[Math.floor(seconds * 2)] ?? 220
    const fade = 1 - ((seconds * 2) % 1)
    file[44 + index] = 128 + Math.round(70 * fade * Math.sin(2 * Math.PI * note * seconds))
  }
  return file
}

/** The size of a document in bytes. */
export const sheetSize = (number: number) => printSheet(number).byteLength

/** A document of one page. */
function printSheet(number: number): Uint8Array {
  const lines = ['Marquee sample document', `Sheet ${number + 1}`, 'Arrival, guest count and notes of the evening.']
  const text = lines.map(
    (line, index) => `BT /F1 ${index === 0 ? 20 : 12} Tf 60 ${760 - index * 28} Td (${line}) Tj ET`,
  )
  const content = text.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}
