import { useRef, useState } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { useClosedWithTab } from '@/shared/lazy-panel.tsx'
import { personName } from '@/shared/people-looks.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { formatNaira } from '@/lib/money.ts'
import { heldTooLittle, holdsPay, lastSessionOver } from '@/rules/hiring.ts'
import { useGigPage } from '../data/use-gig-page.ts'
import { usePlanB } from '../data/use-plan-b.ts'
import {
  addBackup,
  type Backup,
  backupsOf,
  describeBackup,
  mostBackups,
  moveBackup,
  nextToInvite,
  type PlanB,
  removeBackup,
} from '../model/plan-b.ts'
import type { AddBackupsDialogProps } from './add-backups-dialog.tsx'
import { BackupMenu, InviteButtons } from './plan-b-actions.tsx'
import { SectionCard } from './section-card.tsx'

const AddBackupsDialog = deferred<AddBackupsDialogProps>(
  async () => (await import('./add-backups-dialog.tsx')).AddBackupsDialog,
  () => null,
  ({ open }) => open,
)

interface PlanBCardProps {
  gig: Gig
  /** The place that is to be filled again: 'Ada Obi was reported absent.' */
  reason?: string | undefined
}

/** The backups of a Gig in their order, kept on this device, and who is asked next (docs/product/gig-details.md#overview). */
export function PlanBCard({ gig, reason }: PlanBCardProps) {
  const { people: query, ...planB } = usePlanB(gig)
  return (
    <SectionCard title="Plan B" text={reason ?? 'Who you ask next if somebody cannot come. Kept on this device.'}>
      <QueryView query={query} things="your backups" headingLevel={3} skeleton={<SkeletonText lines={3} />}>
        {(people) => <Backups gig={gig} people={people} {...planB} />}
      </QueryView>
    </SectionCard>
  )
}

type BackupsProps = Omit<ReturnType<typeof usePlanB>, 'people'> & { gig: Gig; people: readonly Backup[] }

function Backups({
  gig,
  people,
  plan,
  declined,
  isReadingInvitations,
  change,
  failed,
  lacksSaved,
  beyond,
  cut,
  backupsAmong,
  ...inviting
}: BackupsProps) {
  const { hasPlace, isInviting, invite } = inviting
  const { search } = useGigPage()
  const place = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(place)
  const addButton = useRef<HTMLButtonElement>(null)
  const [{ isOpen, openings }, setOpening] = useState({ isOpen: false, openings: 0 })
  useClosedWithTab(() => setOpening((before) => ({ ...before, isOpen: false })))
  const backups = backupsOf(plan, people)
  // Until it is known who declined, the first on the list may be one of them.
  const next = isReadingInvitations ? [] : nextToInvite(plan, people, declined, 3)
  const canInvite = hasPlace && whyNotInvite(gig) === undefined
  const canAskAgain = backups.some(({ worker }) => declined.has(worker.id))
  const missing = plan.workerIds.length - backups.length
  const others = people.filter(({ worker }) => !plan.workerIds.includes(worker.id))
  return (
    <Stack ref={place} space={3}>
      {backups.length === 0 && (
        <Text tone="muted">
          {people.length === 0
            ? 'Shortlist applicants or save workers, and choose your backups here.'
            : 'Nobody is on the list yet.'}
        </Text>
      )}
      {backups.length > 0 && (
        <List surface="plain" ordered label="Backups, in order">
          {backups.map((backup, index) => (
            <ListItem
              key={backup.worker.id}
              leading={<Avatar id={backup.worker.id} name={personName(backup.worker)} src={backup.worker.imageUrl} />}
              description={describe(backup, gig, plan.invitedIds, declined)}
              trailing={
                <Inline as="span" space={1} wrap={false}>
                  {backup.applicant !== undefined && hasPlace && (
                    <ButtonLink
                      size="sm"
                      variant="soft"
                      href={gigPaths.profile(gig.id, 'applicant', backup.applicant.id, { list: search.list })}
                    >
                      Hire
                    </ButtonLink>
                  )}
                  <BackupMenu
                    name={personName(backup.worker)}
                    isFirst={index === 0}
                    isLast={index === backups.length - 1}
                    {...(declined.has(backup.worker.id) &&
                      canInvite && { onAskAgain: () => invite([backup]), isInviting })}
                    onMove={(by) => change((stored) => moveBackup(stored, backup.worker.id, by))}
                    onRemove={() => {
                      keepFocus()
                      change((stored) => removeBackup(stored, backup.worker.id))
                    }}
                  />
                </Inline>
              }
            >
              <bdi>{personName(backup.worker)}</bdi>
            </ListItem>
          ))}
        </List>
      )}
      {failed.length > 0 && (
        <Notice tone="warning" role="status">
          {failed.map(({ workerId, reason }) => `${nameIn(people, workerId)}: ${reason}`).join(' ')}
        </Notice>
      )}
      {missing > 0 && !beyond.isReading && (
        <Notice tone="info">
          {lacksSaved || beyond.hasFailed
            ? 'Your saved workers could not be loaded. Backups among them are not shown.'
            : `${missing === 1 ? '1 backup is' : `${missing} backups are`} not shown: hired, applied, or not in My Workers any more.`}
        </Notice>
      )}
      {(next.length > 0 || canAskAgain) && hasPlace && gig.hiring && holdsPay(gig.hiring) && (
        <Text tone="muted">{`The first to accept is hired for ${formatNaira(gig.hiring.payKobo)}.`}</Text>
      )}
      <Actions align="start">
        {people.length > 0 && (
          <Button
            ref={addButton}
            size="sm"
            variant="outline"
            unavailableReason={whyNotAdd(plan, others.length > 0 || cut !== undefined)}
            onClick={() => setOpening({ isOpen: true, openings: openings + 1 })}
          >
            Add backups
          </Button>
        )}
        <InviteButtons
          next={next}
          unavailableReason={whyNotInvite(gig)}
          isInviting={isInviting}
          invite={(asked) => {
            keepFocus()
            invite(asked)
          }}
        />
      </Actions>
      <AddBackupsDialog
        key={openings}
        open={isOpen}
        gig={gig}
        people={others}
        free={mostBackups - plan.workerIds.length}
        lacksSaved={lacksSaved}
        cut={cut}
        backupsAmong={(saved) => backupsAmong(saved).filter(({ worker }) => !plan.workerIds.includes(worker.id))}
        onAdd={(ids) => change((stored) => ids.reduce(addBackup, stored))}
        onClose={() => setOpening({ isOpen: false, openings })}
        returnFocusRef={addButton}
      />
    </Stack>
  )
}

/** Why nobody can be added to the list; undefined when somebody can. */
function whyNotAdd({ workerIds }: PlanB, hasOthers: boolean): string | undefined {
  if (workerIds.length >= mostBackups) return `A list has up to ${mostBackups} backups.`
  return hasOthers ? undefined : 'Everybody is on the list.'
}

const nameIn = (people: readonly Backup[], id: string) => {
  const found = people.find(({ worker }) => worker.id === id)
  return found === undefined ? 'A worker' : personName(found.worker)
}

function describe(backup: Backup, gig: Gig, invitedIds: readonly string[], declined: ReadonlySet<string>): string {
  const text = describeBackup(backup, gig)
  if (backup.applicant !== undefined) return text
  if (declined.has(backup.worker.id)) return `${text} · Declined`
  return invitedIds.includes(backup.worker.id) ? `${text} · Invited` : text
}

/** Why nobody can be offered a place now; undefined when somebody can: the first to accept is hired for the held pay. */
function whyNotInvite({ hiring }: Gig): string | undefined {
  if (!hiring) return lastSessionOver
  if (hiring.freePlaces === 0) return 'Every place is taken.'
  return holdsPay(hiring) ? undefined : heldTooLittle
}
