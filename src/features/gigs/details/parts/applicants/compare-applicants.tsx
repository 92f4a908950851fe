import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { type CompareRow, CompareTable } from '@/design-system/components/CompareTable/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { ArrowLeftIcon } from '@/design-system/icons/ArrowLeftIcon.tsx'
import { placePay } from '@/rules/gig-price.ts'
import { isDeciding } from '@/shared/free-places.ts'
import { usePageActions } from '@/shared/page-actions.ts'
import { applicantLooks, personName } from '@/shared/people-looks.ts'
import { applicantHref, applicantPay } from '@/shared/people/applicant-search.ts'
import { ComparedPerson } from '@/shared/people/compared-person.tsx'
import { DecisionActions } from './decision-actions.tsx'
import { isHireable } from '@/shared/people/hire/hire-rules.ts'
import type { HireFlow } from '@/shared/people/hire/use-hire.ts'
import { matchedFirst, placeText, withYouText } from '@/shared/people/history-text.ts'
import { PrivateNote } from '@/shared/people/private-note.tsx'
import { useWhenHireCloses } from '@/shared/people/hire/use-when-hire-closes.ts'
import { workerRead } from '@/shared/people/use-worker.ts'
import type { Clashes } from '@/shared/people/use-clashes.ts'
import type { Decide } from '@/shared/people/use-decide.ts'
import { isFocusLost } from '@/design-system/lib/focus-lost.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { WrittenText } from '@/shared/written-text.tsx'
import { formatNumber } from '@/lib/format-number.ts'
import type { GigPage } from '../../data/use-gig-page.ts'
import { PortfolioStrip } from './portfolio-strip.tsx'

/** How many skills of each applicant are named. */
const shownSkills = 8

export interface CompareApplicantsProps extends Pick<GigPage, 'gig' | 'search' | 'onSearch'> {
  /** Those whom the address names and who are applicants of this Gig. */
  applicants: readonly Applicant[]
  decide: Decide
  hire: HireFlow
  clashes: Clashes
  /** The comparison was opened from the list: its heading gets the focus that the list had. */
  takesFocus: boolean
}

/** Two to four applicants side by side: facts, work, the employer's private notes, and the decision about each (docs/product/gig-details.md#applicants). */
export function CompareApplicants(props: CompareApplicantsProps) {
  const { gig, applicants, search, onSearch, decide, hire, clashes, takesFocus } = props
  const api = useApi()
  const client = useQueryClient()
  const close = () => onSearch({ compare: undefined }, { closes: true })
  usePageActions((action) => {
    if (action === 'undo') return decide.undoLast(applicants.map(({ id }) => id))
    if (action !== 'close') return false
    close()
    return true
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusPlace(heading)
  // Who is hired has no 'Hire' any more.
  useWhenHireCloses(hire, keepFocus)
  const takeFocus = useEffectEvent(() => {
    if (takesFocus && isFocusLost()) heading.current?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => takeFocus(), [])
  const ids = applicants.map(({ workerId }) => workerId).join(',')
  useEffect(() => {
    for (const id of ids.split(',')) if (id !== '') void client.prefetchQuery(workerRead(api, id))
  }, [api, client, ids])

  return (
    <Stack space={4}>
      <Spread>
        <Heading ref={heading} level={2} look="title" tabIndex={-1}>
          {`Compare ${applicants.length} ${applicants.length === 1 ? 'applicant' : 'applicants'}`}
        </Heading>
        <Button size="sm" variant="outline" icon={<ArrowLeftIcon />} onClick={close}>
          Back to the list
        </Button>
      </Spread>
      {applicants.length === 0 ? (
        <EmptyState title="Nobody to compare">These applicants are not in this Gig.</EmptyState>
      ) : (
        <CompareTable
          label="Applicants"
          items={applicants}
          getItemId={({ id }) => id}
          getItemName={({ worker }) => personName(worker)}
          onRemove={({ id }) => {
            keepFocus()
            const remaining = applicants.filter((applicant) => applicant.id !== id)
            onSearch({
              compare: remaining.length < 2 ? undefined : remaining.map((applicant) => applicant.id).join(','),
            })
          }}
          head={headOf({ gig, search, clashes })}
          rows={compareRows({ gig, applicants, hire, decide })}
        />
      )}
    </Stack>
  )
}

const headOf = ({ gig, search, clashes }: Pick<CompareApplicantsProps, 'gig' | 'search' | 'clashes'>) =>
  function Head(applicant: Applicant) {
    const clash = clashes.get(applicant.workerId)
    return (
      <ComparedPerson worker={applicant.worker} href={applicantHref(gig.id, applicant.id, search)}>
        {clash !== undefined && <Badge tone="warning">Booked at this time</Badge>}
      </ComparedPerson>
    )
  }

/** Of who is hired the agreed pay is shown, of the others what they ask for. */
function payLabel(applicants: readonly Applicant[]): string {
  const hired = applicants.filter(({ hire }) => hire).length
  if (hired === 0) return 'Pay asked'
  return hired === applicants.length ? 'Agreed pay' : 'Pay'
}

/** The facts that decide, the most important ones first. */
function compareRows({
  gig,
  applicants,
  hire,
  decide,
}: Pick<CompareApplicantsProps, 'gig' | 'applicants' | 'hire' | 'decide'>): readonly CompareRow<Applicant>[] {
  const payKobo = placePay(gig)
  return [
    {
      id: 'decide',
      label: 'Stage',
      value: (applicant) => (
        <Stack space={2} align="start">
          <StatusPill state={applicant.status} looks={applicantLooks} />
          <DecisionActions
            applicant={applicant}
            decide={decide}
            isOpen={isDeciding(gig)}
            onHire={isHireable(gig, applicant) ? hire.open : undefined}
            hasWords
          />
        </Stack>
      ),
    },
    {
      id: 'pay',
      label: payLabel(applicants),
      value: (applicant) => (
        <Text as="span" weight="semibold" tabular>
          <Money amount={applicantPay(applicant, { payKobo }) ?? null} />
        </Text>
      ),
    },
    {
      id: 'rating',
      label: 'Rating',
      value: ({ worker }) => <Rating variant="one" size="sm" value={worker.rating} count={worker.ratingCount} />,
    },
    { id: 'history', label: 'With you', value: ({ worker }) => withYouText(worker.history, true) },
    {
      id: 'matched',
      label: 'Matched skills',
      value: ({ matchedSkills }) => `${matchedSkills.length} of ${gig.workSkills.length}`,
    },
    {
      id: 'skills',
      label: 'Skills',
      value: ({ worker, matchedSkills }) => <Skills skills={matchedFirst(worker.skills, matchedSkills)} />,
    },
    {
      id: 'gigs',
      label: 'Gigs completed',
      value: ({ worker }) => formatNumber(worker.completedGigs),
    },
    { id: 'place', label: 'Place', value: ({ worker }) => placeText(worker.location) ?? '—' },
    {
      id: 'work',
      label: 'Portfolio',
      value: ({ workerId }) => <PortfolioStrip workerId={workerId} most={2} />,
    },
    {
      id: 'words',
      label: 'Their note',
      value: ({ note }) => (note ? <WrittenText>{note}</WrittenText> : <Text tone="muted">No note</Text>),
    },
    {
      id: 'note',
      label: 'Private note',
      value: (applicant) => <PrivateNote key={applicant.id} applicant={applicant} isBeside />,
    },
  ]
}

function Skills({ skills }: { skills: readonly string[] }) {
  const more = skills.length - shownSkills
  return (
    <Inline space={1}>
      <span dir="auto">{skills.slice(0, shownSkills).join(', ') || '—'}</span>
      {more > 0 && <Text as="span" tone="muted">{`+${more} more`}</Text>}
    </Inline>
  )
}
