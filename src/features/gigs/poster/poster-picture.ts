import { vars } from '@/design-system/tokens/vars.css.ts'
import { othersLine, type PosterFacts, seatsLine } from './poster-facts.ts'

/** Size of the picture, in pixels: four to five, which messengers show whole. */
export const pictureSize = { width: 1080, height: 1350 } as const

const bulbCount = 24
const margin = 96
const inner = pictureSize.width - 2 * margin

/** A text of the picture: its font, the height of a line (px) and how many lines may show. */
interface TextStyle {
  readonly font: string
  readonly color: string
  readonly lineHeight: number
  readonly lines: number
}

/** The value of a token as the page has it now. */
const tokenValue = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token.slice('var('.length, -1)).trim()

/**
 * Breaks a text into lines. A word that is wider than a line is broken between letters, and what exceeds the last line ends in an ellipsis.
 * @param widthOf the width of a text, in the unit of `maxWidth`
 */
export function wrapLines(
  text: string,
  widthOf: (text: string) => number,
  { maxWidth, lines: most }: { readonly maxWidth: number; readonly lines: number },
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= maxWidth) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (line !== '' && widthOf(line + segment) > maxWidth) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines
  const letters = [...new Intl.Segmenter().segment(lines[most - 1] ?? '')].map(({ segment }) => segment)
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > maxWidth) letters.pop()
  return [...lines.slice(0, most - 1), `${letters.join('').trimEnd()}…`]
}

const startsRightToLeft = (text: string) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/** Writes a text from this height downwards. @returns where the next text may begin */
function write(context: CanvasRenderingContext2D, text: string, top: number, style: TextStyle): number {
  context.font = style.font
  context.fillStyle = style.color
  const isRightToLeft = startsRightToLeft(text)
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  const lines = wrapLines(text, (part) => context.measureText(part).width, { maxWidth: inner, lines: style.lines })
  lines.forEach((line, index) => {
    context.fillText(line, isRightToLeft ? pictureSize.width - margin : margin, top + index * style.lineHeight)
  })
  return top + lines.length * style.lineHeight
}

function drawGround(context: CanvasRenderingContext2D) {
  const { width, height } = pictureSize
  const ground = context.createLinearGradient(0, 0, 0, height)
  ground.addColorStop(0, tokenValue(vars.sidePanel.bgLight))
  ground.addColorStop(0.7, tokenValue(vars.sidePanel.bg))
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  context.fillStyle = tokenValue(vars.sidePanel.accent)
  for (let bulb = 0; bulb < bulbCount; bulb++) {
    context.beginPath()
    context.arc(margin + (inner * bulb) / (bulbCount - 1), margin, 8, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Draws a Gig's poster (docs/product/rules.md#gig-poster), with the fonts and colours of the page. */
function drawPoster(context: CanvasRenderingContext2D, facts: PosterFacts): void {
  const { craft, day, title, place, pay, seats } = facts
  const display = tokenValue(vars.font.display)
  const body = tokenValue(vars.font.ui)
  const text = tokenValue(vars.sidePanel.fg)
  const accent = tokenValue(vars.sidePanel.accent)
  drawGround(context)
  context.textBaseline = 'top'
  context.textAlign = 'start'
  writeBrand(context, 168, `700 40px ${display}`)
  let top = 168
  if (craft !== undefined) {
    write(context, craft, top, { font: `600 40px ${body}`, color: accent, lineHeight: 56, lines: 1 })
  }
  top += 96
  if (day !== undefined) {
    const dayText = `${day.weekday} ${day.date} ${day.month}`
    top = write(context, dayText, top, { font: `700 120px ${display}`, color: accent, lineHeight: 136, lines: 1 }) + 16
  }
  if (title !== undefined) {
    top = write(context, title, top, { font: `700 84px ${display}`, color: text, lineHeight: 96, lines: 4 }) + 48
  }
  const fact: TextStyle = { font: `400 40px ${body}`, color: text, lineHeight: 56, lines: 2 }
  if (day !== undefined) {
    top = write(context, [day.line, othersLine(day)].filter(Boolean).join(' '), top, fact) + 8
  }
  if (place !== undefined) write(context, place, top, fact)
  const foot = [pay, seats && seatsLine(seats, true)].filter(Boolean).join(' · ')
  if (foot !== '') drawFoot(context, foot, `700 52px ${display}`)
}

/** The product's name at the end of the first line. */
function writeBrand(context: CanvasRenderingContext2D, top: number, font: string) {
  context.font = font
  context.fillStyle = tokenValue(vars.sidePanel.fgMuted)
  context.textAlign = 'end'
  context.fillText('Marquee', pictureSize.width - margin, top)
  context.textAlign = 'start'
}

/** The perforation, and below it what the Gig pays. */
function drawFoot(context: CanvasRenderingContext2D, foot: string, font: string) {
  const line = pictureSize.height - 224
  context.strokeStyle = tokenValue(vars.sidePanel.line)
  context.lineWidth = 4
  context.setLineDash([16, 12])
  context.beginPath()
  context.moveTo(margin, line)
  context.lineTo(pictureSize.width - margin, line)
  context.stroke()
  write(context, foot, line + 48, { font, color: tokenValue(vars.sidePanel.fg), lineHeight: 60, lines: 2 })
}

/**
 * The poster of a Gig as a PNG file, to be shared.
 * @throws Error where the browser cannot draw it
 */
export async function posterPicture(facts: PosterFacts): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), pictureSize)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no 2D canvas')
  // A font that no element of the page uses may not have been loaded.
  await Promise.all(
    [`700 84px ${tokenValue(vars.font.display)}`, `400 40px ${tokenValue(vars.font.ui)}`].map((font) =>
      document.fonts.load(font),
    ),
  )
  drawPoster(context, facts)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture === null) throw new Error('This browser cannot write PNG')
  return picture
}
