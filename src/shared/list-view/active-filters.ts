import type { ActiveFilter } from '@/design-system/components/FilterBar/index.ts'

/**
 * The active filters of a list, for its `FilterBar`.
 * @param onSearch changes the address
 * @param filters each filter's label, empty while it is not active, and the change that removes it
 */
export const activeFilters = <Changes extends object>(
  onSearch: (changes: Changes) => void,
  filters: readonly (readonly [label: string | false | undefined, removal: Changes])[],
): ActiveFilter[] =>
  filters.flatMap(([label, removal]) =>
    label ? [{ id: Object.keys(removal).join(' '), label, onRemove: () => onSearch(removal) }] : [],
  )
