import { Select } from '@/design-system/components/Select/index.ts'
import { findOptionValue } from '@/lib/find-option-value.ts'

interface FilterSelectProps<Search extends object, Name extends keyof Search> {
  /** The parameter of the address that it shows and changes. */
  filter: Name
  label: string
  /** The choice that removes the filter, such as 'Any rating'; without one there always is a value. */
  placeholder?: string
  options: readonly { value: NonNullable<Search[Name]> & string; label: string }[]
  search: Search
  onSearch: (changes: Partial<Search>) => void
}

/** A filter or the order of a list that the address stores, as a choice in a `FilterBar`. */
export function FilterSelect<Search extends object, Name extends keyof Search>({
  filter,
  options,
  search,
  onSearch,
  ...field
}: FilterSelectProps<Search, Name>) {
  return (
    <Select
      {...field}
      reserveMessageSpace={false}
      options={options}
      value={String(search[filter] ?? '')}
      onChange={({ target }) => onSearch({ [filter]: findOptionValue(options, target.value) } as Partial<Search>)}
    />
  )
}
