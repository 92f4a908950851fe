import { SkeletonBlock } from '@/design-system/components/Skeleton/index.ts'
import { HomeCard } from './home-card.tsx'
import * as styles from './home.css.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** The page as most employers see it, while it is not known whether the checklist stands above it. */
export function HomeSkeleton() {
  return (
    <div className={styles.grid}>
      <div className={styles.places.tiles}>
        <div className={styles.tilesFrame}>
          <div className={styles.tiles}>
            {Array.from({ length: 4 }, (_, tile) => (
              <SkeletonBlock key={tile} />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.places.attention}>
        <HomeCard title="Needs your attention">
          <RowsSkeleton rows={3} leading="avatarMd" />
        </HomeCard>
      </div>
      <div className={styles.places.comingUp}>
        <HomeCard title="Coming up">
          <RowsSkeleton rows={3} leading="avatarLg" />
        </HomeCard>
      </div>
    </div>
  )
}
