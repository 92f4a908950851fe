import type { ReactNode } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { FilterBar, type ActiveFilter } from '@/design-system/components/FilterBar/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { skillsOf } from '../../model/applicant-skills.ts'
import { findOptionValue } from '@/lib/find-option-value.ts'
import {
  type ApplicantSearch,
  type ApplicantSort,
  noApplicantFilters,
  ratingSteps,
} from '@/shared/people/applicant-search.ts'

/** The most skills that the filter offers. */
const mostSkills = 40

const ratings = ratingSteps.map((value) => ({ value, label: `${value} and up` }))
const prices = [
  { value: 'within', label: 'Within your pay' },
  { value: 'above', label: 'Above your pay' },
] as const
const invitations = [
  { value: 'yes', label: 'Invited' },
  { value: 'no', label: 'Not invited' },
] as const
const histories = [
  { value: 'yes', label: 'Hired before' },
  { value: 'no', label: 'New to you' },
] as const

/** Every order: the columns of the table, which sort too, are not all shown on narrow screens. */
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: '-newest', label: 'Oldest first' },
  { value: 'rating', label: 'Highest rating' },
  { value: '-rating', label: 'Lowest rating' },
  { value: 'price', label: 'Lowest pay' },
  { value: '-price', label: 'Highest pay' },
  { value: 'skills', label: 'Most skills' },
  { value: '-skills', label: 'Fewest skills' },
] as const satisfies readonly { value: ApplicantSort; label: string }[]

interface ApplicantFiltersProps {
  gig: Gig
  applicants: readonly Applicant[]
  search: ApplicantSearch
  onSearch: (changes: Partial<ApplicantSearch>) => void
  /** How many applicants are listed. */
  count: number
  actions?: ReactNode
}

/** Filters of a Gig's applicants. The skills are those of the Gig first, then those that applicants have. */
export function ApplicantFilters({ gig, applicants, search, onSearch, count, actions }: ApplicantFiltersProps) {
  const skills = skillsOf(gig, applicants)
    .slice(0, mostSkills)
    .map((value) => ({ value, label: value }))
  return (
    <FilterBar
      active={activeFilters(search, onSearch)}
      onClear={() => onSearch(noApplicantFilters)}
      count={count}
      labels={{ results: (found) => `${found.toLocaleString('en-NG')} ${found === 1 ? 'applicant' : 'applicants'}` }}
      actions={actions}
    >
      <Select
        label="Skill"
        reserveMessageSpace={false}
        placeholder="Any skill"
        options={skills}
        value={search.skill ?? ''}
        onChange={({ target }) => onSearch({ skill: target.value || undefined })}
      />
      <Select
        label="Rating"
        reserveMessageSpace={false}
        placeholder="Any rating"
        options={ratings}
        value={search.rating ?? ''}
        onChange={({ target }) => onSearch({ rating: findOptionValue(ratings, target.value) })}
      />
      <Select
        label="Price"
        reserveMessageSpace={false}
        placeholder="Any price"
        options={prices}
        value={search.price ?? ''}
        onChange={({ target }) => onSearch({ price: findOptionValue(prices, target.value) })}
      />
      <Select
        label="Invited"
        reserveMessageSpace={false}
        placeholder="Invited or not"
        options={invitations}
        value={search.invited ?? ''}
        onChange={({ target }) => onSearch({ invited: findOptionValue(invitations, target.value) })}
      />
      <Select
        label="With you"
        reserveMessageSpace={false}
        placeholder="Hired or new"
        options={histories}
        value={search.before ?? ''}
        onChange={({ target }) => onSearch({ before: findOptionValue(histories, target.value) })}
      />
      <Select
        label="Sort"
        reserveMessageSpace={false}
        options={sorts}
        value={search.sort}
        onChange={({ target }) => onSearch({ sort: findOptionValue(sorts, target.value) ?? 'newest' })}
      />
    </FilterBar>
  )
}

function activeFilters(
  { skill, rating, price, invited, before }: ApplicantSearch,
  onSearch: (changes: Partial<ApplicantSearch>) => void,
): ActiveFilter[] {
  const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  const filter = (id: keyof typeof noApplicantFilters, label: string | undefined): ActiveFilter[] =>
    label === undefined ? [] : [{ id, label, onRemove: () => onSearch({ [id]: undefined }) }]
  return [
    ...filter('skill', skill),
    ...filter('rating', rating && `Rated ${rating} and up`),
    ...filter('price', price && labelIn(prices, price)),
    ...filter('invited', invited && labelIn(invitations, invited)),
    ...filter('before', before && labelIn(histories, before)),
  ]
}
