import { useMedia } from '@/design-system/lib/use-media.ts'
import { fromDesktop } from '@/design-system/styles/media.ts'
import { HomeCard } from './home-card.tsx'
import * as styles from './home.css.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { TilesSkeleton } from './tiles.tsx'

/** The page as most employers see it, while it is not known whether the checklist stands above it: what the cards show before they are read. */
export function HomeSkeleton() {
  const hasColumns = useMedia(fromDesktop)
  return (
    <div className={styles.grid}>
      {hasColumns && (
        <div className={styles.places.tiles}>
          <TilesSkeleton />
        </div>
      )}
      <div className={styles.places.attention}>
        <HomeCard title="Needs your attention">
          <RowsSkeleton rows={3} leading="person" />
        </HomeCard>
      </div>
      {hasColumns && (
        <div className={styles.places.comingUp}>
          <HomeCard title="Coming up">
            <RowsSkeleton rows={3} leading="day" />
          </HomeCard>
        </div>
      )}
    </div>
  )
}
