import type { Gig } from '@/api/contract/schemas/gig.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigLabels, labelOf, formatPlace } from '@/shared/gig-looks.ts'
import { now } from '@/lib/clock.ts'
import { formatPhone } from '@/lib/phone.ts'
import { completeness, completenessText } from '../../model/completeness.ts'
import { addressLine, deadlineTerm } from '../../model/gig-copy.ts'
import { gigHref } from '../model/gig-search.ts'
import { SectionCard } from './section-card.tsx'

const missingLabel = 'Not provided'

/** Where and until when, and who sees it; craft, pay and places are in the head of the page. */
export function GigFacts({ gig }: { gig: Gig }) {
  const { location, status } = gig
  return (
    <SectionCard title="At a glance">
      <DescriptionList layout="rows">
        <DescriptionItem term="Where" missingLabel={missingLabel}>
          {addressLine(gig) ?? formatPlace(gig)}
        </DescriptionItem>
        {location?.landmark && <DescriptionItem term="Landmark">{location.landmark}</DescriptionItem>}
        <DescriptionItem term={deadlineTerm(gig, now())} missingLabel={missingLabel}>
          {gig.applicationDeadline && <DateTime value={gig.applicationDeadline} relative={status === 'open'} />}
        </DescriptionItem>
        <DescriptionItem term="Who sees it">{labelOf(gigLabels.visibility, gig.visibility)}</DescriptionItem>
        {gig.publishedAt && (
          <DescriptionItem term="Posted">
            <DateTime value={gig.publishedAt} />
          </DescriptionItem>
        )}
        {gig.closedReason && (
          <DescriptionItem term="Cancelled because">
            {labelOf(gigLabels.cancelReason, gig.closedReason)}
          </DescriptionItem>
        )}
        {gig.republishedFromGigId && (
          <DescriptionItem term="Republished from">
            <Link href={gigHref(gig.republishedFromGigId)}>An earlier Gig</Link>
          </DescriptionItem>
        )}
      </DescriptionList>
    </SectionCard>
  )
}

/** What the worker receives besides the pay. */
export function GigPerks({ gig: { perks } }: { gig: Gig }) {
  return (
    <SectionCard title="What the worker gets">
      <DescriptionList layout="rows">
        <DescriptionItem term="Transport" missingLabel={missingLabel}>
          {labelOf(gigLabels.transport, perks?.transport)}
        </DescriptionItem>
        <DescriptionItem term="Meals" missingLabel={missingLabel}>
          {perks?.meals === true ? 'Included' : perks?.meals === false ? 'Not included' : undefined}
        </DescriptionItem>
        <DescriptionItem term="Equipment" missingLabel={missingLabel}>
          {labelOf(gigLabels.equipment, perks?.equipment)}
        </DescriptionItem>
        <DescriptionItem term="Dress code" missingLabel={missingLabel}>
          {perks?.dressCode}
        </DescriptionItem>
      </DescriptionList>
    </SectionCard>
  )
}

/** The contact on the day. */
export function GigContact({ gig: { onSiteContact } }: { gig: Gig }) {
  return (
    <SectionCard title="On-site contact" text="Shown to hired workers only.">
      {onSiteContact ? (
        <DescriptionList layout="rows">
          <DescriptionItem term="Name">{onSiteContact.name}</DescriptionItem>
          <DescriptionItem term="Phone" copyText={onSiteContact.phone} copyLabel="Copy phone number">
            {formatPhone(onSiteContact.phone)}
          </DescriptionItem>
        </DescriptionList>
      ) : (
        <Text tone="muted">No contact yet.</Text>
      )}
    </SectionCard>
  )
}

/** How complete the Gig is, and which fields are missing. */
export function GigCompleteness({ gig }: { gig: Gig }) {
  const progress = completeness(gig)
  const isComplete = progress.missing.length === 0
  return (
    <SectionCard title="Completeness">
      <Stack space={2}>
        <Progress
          label="Completeness"
          value={progress.done}
          max={progress.total}
          valueText={`${progress.done} of ${progress.total}`}
          tone={isComplete ? 'success' : 'neutral'}
        />
        <Text tone="muted">{isComplete ? 'Workers see everything they decide by.' : completenessText(progress)}</Text>
      </Stack>
    </SectionCard>
  )
}
