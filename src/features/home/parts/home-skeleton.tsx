import { HomeCard } from './home-card.tsx'
import * as styles from './home.css.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { TilesSkeleton } from './tiles.tsx'

/** The page as most employers see it, while it is not known whether the checklist stands above it. */
export function HomeSkeleton() {
  return (
    <div className={styles.grid}>
      <div className={styles.places.tiles}>
        <TilesSkeleton />
      </div>
      <div className={styles.places.attention}>
        <HomeCard title="Needs your attention">
          <RowsSkeleton rows={3} leading="person" />
        </HomeCard>
      </div>
      <div className={styles.places.comingUp}>
        <HomeCard title="Coming up">
          <RowsSkeleton rows={3} leading="day" />
        </HomeCard>
      </div>
    </div>
  )
}
