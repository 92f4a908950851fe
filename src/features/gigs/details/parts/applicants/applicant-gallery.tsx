import type { ReactNode } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { BulkBar } from '@/design-system/components/DataTable/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TileList } from '@/design-system/components/TileList/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { placePay } from '@/rules/gig-price.ts'
import { isDeciding } from '@/shared/free-places.ts'
import { personName } from '@/shared/people-looks.ts'
import { ApplicantCell } from './applicant-cell.tsx'
import { applicantHref, applicantPay } from '@/shared/people/applicant-search.ts'
import { DecisionActions } from './decision-actions.tsx'
import { markLabel } from '@/shared/people/decision-marks.ts'
import { isHireable } from '@/shared/people/hire/hire-rules.ts'
import type { HireFlow } from '@/shared/people/hire/use-hire.ts'
import type { Clashes } from '@/shared/people/use-clashes.ts'
import type { Decide } from '@/shared/people/use-decide.ts'
import type { GigPage } from '../../data/use-gig-page.ts'
import { galleryColumns } from './gallery-skeleton.tsx'
import * as styles from './applicant-gallery.css.ts'
import { WorkMosaic } from './work-mosaic.tsx'

interface ApplicantGalleryProps extends Pick<GigPage, 'gig' | 'search'> {
  applicants: readonly Applicant[]
  decide: Decide
  hire: HireFlow
  fresh: ReadonlySet<string>
  clashes: Clashes
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onClear: () => void
  /** The buttons for the selected applicants. */
  bulkActions: ReactNode
  isPhone: boolean
}

/** About as high as a card is, in px. */
const cardHeight = 420
const idOf = ({ id }: Applicant) => id

/** The applicants by their work, for crafts whose work can be looked at. */
export function ApplicantGallery(props: ApplicantGalleryProps) {
  const { applicants, selected, onSelect, onClear, bulkActions } = props
  const listedSelected = applicants.filter(({ id }) => selected.has(id)).length
  const isAll = listedSelected === applicants.length
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onSelect(next)
  }
  return (
    <Stack space={4}>
      <Inline>
        <Checkbox
          label="Select all"
          checked={isAll}
          mixed={listedSelected > 0 && !isAll}
          onChange={() => toggle(applicants.map(idOf), !isAll)}
        />
      </Inline>
      <TileList label="Applicants" items={applicants} getItemId={idOf} columns={galleryColumns} estimate={cardHeight}>
        {(applicant) => (
          <Card padding="sm" selected={selected.has(applicant.id)}>
            <GalleryCard {...props} applicant={applicant} onToggle={(isOn) => toggle([applicant.id], isOn)} />
          </Card>
        )}
      </TileList>
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          elsewhere={selected.size - listedSelected}
          actions={bulkActions}
          onClear={onClear}
        />
      )}
    </Stack>
  )
}

interface GalleryCardProps extends ApplicantGalleryProps {
  applicant: Applicant
  onToggle: (isOn: boolean) => void
}

function GalleryCard(props: GalleryCardProps) {
  const { gig, search, decide, hire, fresh, clashes, selected, isPhone, applicant, onToggle } = props
  const mark = decide.marks.get(applicant.id)
  const isDecided = mark?.kind === 'decided'
  const label = markLabel(mark)
  const payKobo = placePay(gig)
  return (
    <div className={styles.card}>
      <WorkMosaic workerId={applicant.workerId} name={personName(applicant.worker)} />
      <Columns template="fill-content" space={2} align="start">
        <Link href={applicantHref(gig.id, applicant.id, search)} variant="standalone" tone="inherit">
          <ApplicantCell
            applicant={applicant}
            isNew={fresh.has(applicant.id)}
            clash={clashes.get(applicant.workerId)}
            isQuiet={isDecided}
            mark={label === undefined ? undefined : <Badge>{label}</Badge>}
            captionLines={3}
          />
        </Link>
        <div className={styles.box}>
          <Checkbox
            label={<VisuallyHidden>{`Select ${personName(applicant.worker)}`}</VisuallyHidden>}
            checked={selected.has(applicant.id)}
            onChange={({ target }) => onToggle(target.checked)}
          />
        </div>
      </Columns>
      <Inline space={3}>
        <Rating variant="one" size="sm" value={applicant.worker.rating} count={applicant.worker.ratingCount} />
        <Text size="caption" tone="muted">
          {`${applicant.matchedSkills.length} of ${gig.workSkills.length} skills`}
        </Text>
      </Inline>
      <div className={styles.foot}>
        <Spread align="center" space={2} wrap>
          <Text as="span" weight="semibold" tabular>
            <Money amount={applicantPay(applicant, { payKobo }) ?? null} />
          </Text>
          <DecisionActions
            applicant={applicant}
            decide={decide}
            isOpen={isDeciding(gig)}
            onHire={isHireable(gig, applicant) ? hire.open : undefined}
            hasWords={isPhone}
          />
        </Spread>
      </div>
    </div>
  )
}
