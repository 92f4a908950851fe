import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { Button } from '../Button/index.ts'
import { Text } from '../Text/index.ts'
import * as styles from './DataTable.css.ts'
import { type DataTableLabels } from './types.ts'

/** Says that no row matches the filters, with a button that clears them. */
export function NoMatch({
  labels,
  onClear,
  onLeave,
}: {
  labels: DataTableLabels
  onClear: () => void
  onLeave: () => void
}) {
  const clear = () => {
    onLeave()
    onClear()
  }
  return (
    <div className={styles.noMatch}>
      <span className={styles.noMatchIcon} aria-hidden>
        <SearchIcon />
      </span>
      <Text weight="medium">{labels.noMatch}</Text>
      <Button variant="outline" onClick={clear}>
        {labels.clearFilters}
      </Button>
    </div>
  )
}
