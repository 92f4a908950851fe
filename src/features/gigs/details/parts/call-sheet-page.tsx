import { type ReactNode, useEffect, useState } from 'react'
import { useEmployerId } from '@/api/client/use-session.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { printPage } from '@/shared/print-sheet/print-sheet.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { now } from '@/lib/clock.ts'
import { dateTime, lagosDay, time12 } from '@/lib/dates.ts'
import { downloadFile } from '@/lib/download-file.ts'
import { useGigPage } from '../data/use-gig-page.ts'
import { useIsOffline } from '../data/use-is-offline.ts'
import { useWorkerGigs } from '../data/use-people.ts'
import { callSheetOf, callSheetText, whatsAppHref } from '../model/call-sheet.ts'
import { type GigSearch, gigHref } from '../model/gig-search.ts'
import { gigFileName } from '../model/gig-file-name.ts'
import { icsOf } from '../model/ics.ts'
import { type CallSheet, storeCallSheet, readStoredCallSheet } from '../model/stored-call-sheet.ts'
import { CallSheetView } from './call-sheet-view.tsx'
import { SectionCard } from './section-card.tsx'

/** The call sheet of a Gig: to print, to send, and to read offline once it was opened (docs/product/gig-details.md). */
export function CallSheetPage() {
  const { gig, search } = useGigPage()
  const workers = useWorkerGigs(gig)
  const [withPhones, setWithPhones] = useState(false)
  const isOffline = useIsOffline(workers)
  const content = (
    <QueryView query={workers} things="hired workers" skeleton={<SheetSkeleton />} failureFrame={wrapInCard}>
      {({ rows }) => (
        <Stack space={4}>
          {gig.status === 'cancelled' && <Notice tone="warning">This Gig was cancelled.</Notice>}
          <Sheet sheet={callSheetOf(gig, rows, { withPhones, now: now() })} search={search} storeOffline>
            <Checkbox
              label="Include phone numbers"
              description="Only for people you trust with them."
              checked={withPhones}
              onChange={({ target }) => setWithPhones(target.checked)}
            />
          </Sheet>
        </Stack>
      )}
    </QueryView>
  )
  return isOffline ? <OfflineCallSheet gigId={gig.id}>{content}</OfflineCallSheet> : content
}

function SheetSkeleton() {
  return (
    <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
      <Card padding="lg">
        <SkeletonText lines={14} />
      </Card>
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </Columns>
  )
}

interface OfflineCallSheetProps {
  gigId: string
  /** Shown when no call sheet is stored. */
  children: ReactNode
}

/** The stored call sheet of a Gig that cannot be read offline, if it was opened before. */
export function OfflineCallSheet({ gigId, children }: OfflineCallSheetProps) {
  const employerId = useEmployerId()
  const at = now()
  const stored = employerId ? readStoredCallSheet(employerId, gigId) : undefined
  if (stored === undefined) return children
  const { sheet, keptAt } = stored
  const isToday = lagosDay(keptAt) === lagosDay(at)
  return (
    <Stack space={4}>
      <Alert
        tone="warning"
        role="status"
      >{`You are offline. Showing what was loaded ${isToday ? `at ${time12(keptAt)}` : `on ${dateTime(keptAt)}`}.`}</Alert>
      <Sheet sheet={sheet} />
    </Stack>
  )
}

interface SheetProps {
  sheet: CallSheet
  search?: GigSearch
  /** It is stored for offline use. */
  storeOffline?: boolean
  /** The options of the sheet. */
  children?: ReactNode
}

function Sheet({ sheet, search, storeOffline = false, children }: SheetProps) {
  const employerId = useEmployerId()
  const text = callSheetText(sheet)
  // Compared as text: each read of the Gig builds a new object, seldom with other content.
  const serialized = JSON.stringify(sheet)
  useEffect(() => {
    if (storeOffline && employerId) storeCallSheet(employerId, JSON.parse(serialized) as CallSheet)
  }, [storeOffline, employerId, serialized])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Call sheet copied')
    } catch {
      toast.error('The text could not be copied. Print the call sheet, or share it on WhatsApp.')
    }
  }
  return (
    <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
      <CallSheetView sheet={sheet} />
      <SectionCard title="Share">
        {children}
        <Stack space={3}>
          <Button fullWidth variant="active" onClick={printPage}>
            Print
          </Button>
          <Button fullWidth variant="outline" onClick={() => void copy()}>
            Copy text
          </Button>
          <Button
            fullWidth
            variant="outline"
            disabled={sheet.sessions.length === 0}
            onClick={() =>
              downloadFile(gigFileName(sheet.title, 'ics'), icsOf(sheet, now()), 'text/calendar;charset=utf-8')
            }
          >
            Add to calendar
          </Button>
          <ButtonLink fullWidth variant="outline" href={whatsAppHref(text)} external>
            Share on WhatsApp
          </ButtonLink>
          <ButtonLink fullWidth variant="ghost" tone="neutral" href={gigHref(sheet.gigId, search)}>
            Back to Gig
          </ButtonLink>
        </Stack>
      </SectionCard>
    </Columns>
  )
}
