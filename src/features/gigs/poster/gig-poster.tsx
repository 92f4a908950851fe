import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { CraftMark } from './craft-mark.tsx'
import * as styles from './gig-poster.css.ts'
import { othersLine, type PosterFacts } from './poster-facts.ts'
import { Seats } from './seats.tsx'

const bulbCount = 24

interface FullPosterProps {
  facts: PosterFacts
  /** The title's place in the outline of the page. */
  titleLevel: 2 | 3
  /** The bulbs burn: the Gig is live. */
  isLit?: boolean
  /** Nobody can be hired yet. */
  isDraft?: boolean
  /** The business that posts it. */
  business?: string | undefined
  /** In place of pay and places, such as the call time of a call sheet. */
  foot?: string | undefined
}

/**
 * A Gig as a poster, as workers see it (docs/product/rules.md#gig-poster). What a draft does not have yet is a quiet word in its place, so that nothing moves
 * when it is filled in.
 */
export function FullPoster({ facts, titleLevel, isLit = false, isDraft = false, business, foot }: FullPosterProps) {
  const { category, craft, title, day, place, pay, seats } = facts
  const Title = `h${titleLevel}` as const
  return (
    <div className={styles.full}>
      <svg className={styles.bulbs} data-lit={isLit} aria-hidden focusable="false">
        {Array.from({ length: bulbCount }, (_, bulb) => (
          <circle key={bulb} cx={`${(100 * bulb) / (bulbCount - 1)}%`} cy={0} r={3} />
        ))}
      </svg>
      <div className={craft === undefined ? `${styles.craft} ${styles.quiet}` : styles.craft}>
        <CraftMark category={category} />
        <bdi>{[craft ?? 'Category', business].filter(Boolean).join(' · ')}</bdi>
      </div>
      <div>
        <div className={day === undefined ? `${styles.dayLine} ${styles.quiet}` : styles.dayLine} aria-hidden>
          {day === undefined ? 'DAY' : `${day.weekday} ${day.date} ${day.month}`}
        </div>
        <Title
          className={[styles.fullTitle, isDraft && styles.reserved, title === undefined && styles.quiet]
            .filter(Boolean)
            .join(' ')}
        >
          <span dir="auto">{title ?? 'Title of the Gig'}</span>
        </Title>
      </div>
      <div className={styles.fullFacts}>
        <Fact value={day && [day.line, othersLine(day)].filter(Boolean).join(' ')} standIn="Date and times" />
        <Fact value={place} standIn="Place" />
      </div>
      <div className={styles.foot}>
        {foot !== undefined ? (
          <span className={styles.footText}>{foot}</span>
        ) : (
          <>
            <span className={styles.pay}>
              <Fact value={pay} standIn="Pay" />
            </span>
            {seats === undefined ? (
              <Fact value={undefined} standIn="Workers" />
            ) : (
              <Seats seats={seats} isDraft={isDraft} max={5} />
            )}
          </>
        )}
      </div>
    </div>
  )
}

function Fact({ value, standIn }: { value: string | undefined; standIn: string }) {
  return (
    <span className={value === undefined ? styles.quiet : undefined} dir="auto">
      {value ?? standIn}
    </span>
  )
}

/** Between facts of one line. */
const separator = ' · '

interface StripProps {
  facts: PosterFacts
  /** The state of the Gig, above the words. */
  status: ReactNode
  /** When it is, in words; by default the line of its day. */
  when?: string | undefined
}

/**
 * The poster below the title of a Gig's page: day, craft, place, pay and who is hired. On a phone it is as low as its words allow: without
 * the faces, and with the mark of the craft alone.
 */
export function HeadPoster({ facts, status, when }: StripProps) {
  const { category, craft, day, place, pay, seats } = facts
  return (
    <div className={`${styles.strip} ${styles.head}`}>
      <DayStub day={day} category={category} />
      <div className={`${styles.stripText} ${styles.headText}`}>
        <div className={styles.headTop}>
          {status}
          <span className={styles.headDot}>{separator}</span>
          <span className={`${styles.stripWhen} ${styles.headLine}`}>{when ?? day?.line ?? 'No date yet'}</span>
        </div>
        <div className={`${styles.stripFacts} ${styles.headLine}`}>
          {craft !== undefined && (
            <span className={styles.stripCraft}>
              <CraftMark category={category} size="sm" />
              <span className={styles.headWord}>{craft}</span>
            </span>
          )}
          {craft !== undefined && (place ?? pay) !== undefined && <span className={styles.headWord}>{separator}</span>}
          {place !== undefined && <span dir="auto">{place}</span>}
          {place !== undefined && pay !== undefined && separator}
          {pay !== undefined && <span>{pay}</span>}
        </div>
        {seats !== undefined && <Seats seats={seats} max={8} facesFrom="tablet" />}
      </div>
    </div>
  )
}

interface CardPosterProps {
  facts: PosterFacts
  /** The title, which may be a link. */
  title: ReactNode
  /** The state in a word, where it is as it should be. */
  state?: string | undefined
  /** The badge of a state that needs attention. */
  mark?: ReactNode
  /** What is watched for: applicants, hires. */
  news?: ReactNode
}

/** The poster on a phone's list. */
export function CardPoster({
  facts: { category, day, place, city = place },
  title,
  state,
  mark,
  news,
}: CardPosterProps) {
  const when = [day?.start ?? 'No date yet', city].filter(Boolean).join(' · ')
  return (
    <div className={styles.strip}>
      <DayStub day={day} category={category} />
      <div className={styles.stripText}>
        <div className={styles.stripTitle}>{title}</div>
        <div className={styles.cardWhen}>
          {day !== undefined && <VisuallyHidden>{`${day.short} `}</VisuallyHidden>}
          <CraftMark category={category} size="sm" />
          <span dir="auto" className={styles.cardFacts}>
            {when}
          </span>
        </div>
        {mark !== undefined && <div className={styles.stripTop}>{mark}</div>}
        {mark === undefined && state !== undefined && <div className={styles.cardState}>{state}</div>}
        {news !== undefined && <div className={styles.stripTop}>{news}</div>}
      </div>
    </div>
  )
}

/** Decoration: the day stands beside it in words. */
function DayStub({ day, category }: Pick<PosterFacts, 'day' | 'category'>) {
  return (
    <div className={styles.stub} aria-hidden>
      {day === undefined ? (
        <span className={styles.stubMark}>
          <CraftMark category={category} size="lg" />
        </span>
      ) : (
        <>
          <span className={styles.stubWord}>{day.weekday}</span>
          <span className={styles.stubDate}>{day.date}</span>
          <span className={styles.stubWord}>{day.month}</span>
          {day.year !== undefined && <span className={styles.stubWord}>{day.year}</span>}
        </>
      )}
    </div>
  )
}
