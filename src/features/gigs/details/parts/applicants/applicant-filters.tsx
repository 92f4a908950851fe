import type { ReactNode } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { FilterBar } from '@/design-system/components/FilterBar/index.ts'
import { activeFilters } from '@/shared/list-view/active-filters.ts'
import { FilterSelect } from '@/shared/list-view/filter-select.tsx'
import { skillsOf } from '../../model/applicant-skills.ts'
import {
  type ApplicantSearch,
  type ApplicantSort,
  noApplicantFilters,
  ratingSteps,
} from '@/shared/people/applicant-search.ts'
import { formatNumber } from '@/lib/format-number.ts'

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

const labelIn = <Value extends string>(options: readonly { value: Value; label: string }[], value: Value) =>
  options.find((option) => option.value === value)?.label

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
  const { skill, rating, price, invited, before } = search
  const filters = { search, onSearch }
  return (
    <FilterBar
      active={activeFilters(onSearch, [
        [skill, { skill: undefined }],
        [rating && `Rated ${rating} and up`, { rating: undefined }],
        [price && labelIn(prices, price), { price: undefined }],
        [invited && labelIn(invitations, invited), { invited: undefined }],
        [before && labelIn(histories, before), { before: undefined }],
      ])}
      onClear={() => onSearch(noApplicantFilters)}
      count={count}
      labels={{ results: (found) => `${formatNumber(found)} ${found === 1 ? 'applicant' : 'applicants'}` }}
      actions={actions}
    >
      <FilterSelect filter="skill" label="Skill" placeholder="Any skill" options={skills} {...filters} />
      <FilterSelect filter="rating" label="Rating" placeholder="Any rating" options={ratings} {...filters} />
      <FilterSelect filter="price" label="Price" placeholder="Any price" options={prices} {...filters} />
      <FilterSelect filter="invited" label="Invited" placeholder="Invited or not" options={invitations} {...filters} />
      <FilterSelect filter="before" label="With you" placeholder="Hired or new" options={histories} {...filters} />
      <FilterSelect filter="sort" label="Sort" options={sorts} {...filters} />
    </FilterBar>
  )
}
