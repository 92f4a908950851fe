import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { type PosterSeats, seatsLine } from './poster-facts.ts'
import * as styles from './seats.css.ts'

interface SeatsProps {
  seats: PosterSeats
  /** Nobody can be hired yet: only the number of places is said. */
  isDraft?: boolean
  /** The most places that are drawn; the others become '+12'. */
  max: number
  /** `tablet`: on a phone the words stand alone. */
  facesFrom?: 'phone' | 'tablet'
}

/** The places of a Gig: the faces of those who are hired, a dashed ring for each who is missing, and the count in words. */
export function Seats({ seats, isDraft = false, max, facesFrom = 'phone' }: SeatsProps) {
  const { needed, hired, people } = seats
  const shown = Math.min(needed, max)
  const taken = Math.min(hired, shown)
  return (
    <span className={styles.seats}>
      <span className={facesFrom === 'tablet' ? `${styles.row} ${styles.fromTablet}` : styles.row} aria-hidden>
        {Array.from({ length: shown }, (_, place) => {
          const person = people[place]
          if (place >= taken) return <span key={place} className={styles.ring} />
          return (
            <span key={place} className={styles.face} title={person?.name}>
              <Avatar id={person?.id ?? String(place)} name={person?.name ?? ''} src={person?.src} size="sm" />
            </span>
          )
        })}
        {needed > shown && <span className={styles.more}>{`+${formatNumber(needed - shown)}`}</span>}
      </span>
      <span className={styles.count}>{seatsLine(seats, isDraft)}</span>
    </span>
  )
}
