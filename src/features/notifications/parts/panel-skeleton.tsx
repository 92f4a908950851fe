import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { copy } from '../copy.ts'
import * as styles from './panel.css.ts'

/** While the panel's own code is on its way: the same shapes as while its data is. */
export function PanelSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <div className={styles.late} aria-hidden>
        <ListSkeleton />
      </div>
    </div>
  )
}

/** The shape of the list: the bar, a day, and as many notifications as a low window holds. */
export function ListSkeleton() {
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.boneShort}>
          <SkeletonText textStyle="caption" />
        </div>
      </div>
      <div className={styles.day}>
        <div className={styles.boneShort}>
          <SkeletonText textStyle="caption" />
        </div>
      </div>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className={styles.boneItem}>
          <SkeletonText textStyle="body" width="medium" />
          <SkeletonText textStyle="body" lines={2} width="long" />
          <SkeletonText textStyle="caption" width="short" />
        </div>
      ))}
    </>
  )
}
