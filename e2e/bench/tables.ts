import type { Speed } from './browser.ts'
import { type Aim, aims, changeAims } from './aims.ts'
import { type Figure, figureOf, figureRatio, type Rounds } from './figures.ts'
import { comparisons, type PageName } from './pages.ts'
import type { RouteChanges } from './route-changes.ts'
import { median, medianRatio } from './statistics.ts'

/** Whether the browser was there before. */
export type Occasion = 'first' | 'repeat'

/** The changes between home and the Gig list, one of each in a round. */
export interface ChangeRounds {
  readonly product: readonly RouteChanges[]
  readonly react: readonly RouteChanges[]
}

/** What a run has measured: only what it was asked for. */
export interface Results {
  readonly visits: Readonly<Partial<Record<PageName, Readonly<Record<Speed, Readonly<Record<Occasion, Rounds>>>>>>>
  readonly changes: Readonly<Record<Speed, ChangeRounds>> | undefined
}

const figureNames: Readonly<Record<Figure, string>> = {
  firstPaint: 'first contentful paint',
  largestPaint: 'largest contentful paint',
  interactive: 'interactive',
  script: 'JavaScript before interactive',
  requests: 'requests before interactive',
  heap: 'JavaScript heap after a collection',
  blocking: 'blocking time',
}

const referenceNames = { plain: 'plain HTML', react: 'bare React' } as const

const changeNames: Readonly<Record<keyof RouteChanges, string>> = {
  first: 'home to the Gig list, first time',
  back: 'back to home',
  again: 'to the Gig list again',
}

const speedNames: Readonly<Record<Speed, string>> = { slow: 'slow 4G, CPU ÷ 4', full: 'not slowed down' }
const occasionNames: Readonly<Record<Occasion, string>> = { first: 'first', repeat: 'repeat' }

const milliseconds = (value: number) => `${Math.round(value).toLocaleString('en')} ms`

/** A value of a figure with its unit; kB and MB are 1,000 and 1,000,000 bytes. */
function shown(figure: Figure, value: number): string {
  if (figure === 'script') return `${(value / 1000).toFixed(1)} kB`
  if (figure === 'heap') return `${(value / 1_000_000).toFixed(1)} MB`
  return figure === 'requests' ? String(value) : milliseconds(value)
}

const times = (value: number) => (Number.isFinite(value) ? `× ${value.toFixed(2)}` : '× ∞')

/** The cells `aim` and `met`; a missing value meets nothing. */
function judged(value: number, most: number | undefined, show: (value: number) => string): string {
  return most === undefined ? '– | –' : `≤ ${show(most)} | ${value <= most ? 'yes' : '**no**'}`
}

function aimRow(title: string, { figure, against, most }: Aim, rounds: Rounds): string {
  const value = figureOf(figure, rounds.product)
  const name = `| ${title} | ${figureNames[figure]}`
  if (against === undefined) {
    const show = (number: number) => shown(figure, number)
    return `${name} | ${show(value)} | ${show(figureOf(figure, rounds.react))} | ${show(value)} | ${judged(value, most, show)} |`
  }
  const reference = rounds[against]
  const measured = figureRatio(figure, rounds, reference)
  const beside = `${shown(figure, figureOf(figure, reference))}, ${referenceNames[against]}`
  return `${name} | ${shown(figure, value)} | ${beside} | ${times(measured)} | ${judged(measured, most, times)} |`
}

function changeRow(name: keyof RouteChanges, { product, react }: ChangeRounds): string {
  const [ours, theirs] = [product.map((changes) => changes[name]), react.map((changes) => changes[name])]
  const value = median(ours)
  const measured = `${milliseconds(value)}, ${times(medianRatio(ours, theirs))}`
  return `| Route change | ${changeNames[name]} | ${milliseconds(value)} | ${milliseconds(median(theirs))}, bare React | ${measured} | ${judged(value, changeAims[name], milliseconds)} |`
}

const pageNames = ['sign-in', 'home', 'gigs'] as const
const changeKeys = ['first', 'back', 'again'] as const

/** First visits and route changes, slowed down, beside what they are to reach. */
export function aimTable({ visits, changes }: Results): string {
  const rows = pageNames.flatMap((page) => {
    const rounds = visits[page]?.slow.first
    return rounds === undefined ? [] : aims[page].map((aim) => aimRow(comparisons[page].title, aim, rounds))
  })
  const changed = changes === undefined ? [] : changeKeys.map((name) => changeRow(name, changes.slow))
  return [
    '| page | figure | product | reference | measured | aim | met |',
    '| --- | --- | --: | --: | --: | --: | --- |',
    ...rows,
    ...changed,
  ].join('\n')
}

/** First and repeat visits, slowed down and not: each time, and how many times that of the reference on bare React it is. */
export function visitTable({ visits, changes }: Results): string {
  const cell = (figure: Figure, rounds: Rounds) =>
    `${milliseconds(figureOf(figure, rounds.product))}, ${times(figureRatio(figure, rounds, rounds.react))}`
  const rows = pageNames.flatMap((page) =>
    (['slow', 'full'] as const).flatMap((speed) =>
      (['first', 'repeat'] as const).flatMap((occasion) => {
        const rounds = visits[page]?.[speed][occasion]
        if (rounds === undefined) return []
        const name = `| ${comparisons[page].title} | ${speedNames[speed]} | ${occasionNames[occasion]}`
        return [
          `${name} | ${cell('firstPaint', rounds)} | ${cell('largestPaint', rounds)} | ${cell('interactive', rounds)} |`,
        ]
      }),
    ),
  )
  const fast = changes?.full.product
  const changed =
    fast === undefined
      ? []
      : [
          '',
          `Route changes, not slowed down: ${changeKeys.map((key) => `${changeNames[key]} ${milliseconds(median(fast.map((of) => of[key])))}`).join(', ')}.`,
        ]
  return [
    '| page | speed | visit | first contentful paint | largest contentful paint | interactive |',
    '| --- | --- | --- | --: | --: | --: |',
    ...rows,
    ...changed,
  ].join('\n')
}

const begin = '<!-- bench: npm run bench writes this -->'
const end = '<!-- bench end -->'

/**
 * Replaces what stands between the two markers of the document.
 * @throws when a marker is missing
 */
export function withSection(document: string, content: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document has lost its markers '${begin}' and '${end}'.`)
  return `${document.slice(0, from)}${begin}\n\n${content}\n\n${document.slice(to)}`
}
