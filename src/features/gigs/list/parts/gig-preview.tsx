import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Drawer } from '@/design-system/components/Drawer/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ChevronDownIcon } from '@/design-system/icons/ChevronDownIcon.tsx'
import { ChevronUpIcon } from '@/design-system/icons/ChevronUpIcon.tsx'
import { useAnnouncement } from '@/design-system/lib/announcer.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { HeadPosterSkeleton } from '../../poster/head-poster-skeleton.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { useRowLink } from '@/shared/use-row-link.ts'
import { rowActions } from '../model/row-actions.ts'
import { GigPreviewFacts } from './gig-preview-facts.tsx'

export interface GigPreviewProps {
  /** The Gig of the address; undefined while the panel is closed. */
  gigId: string | undefined
  /** The Gigs of the list behind, in their order: the panel goes through them. */
  rows: readonly Gig[]
  /** The query of the list, carried to the Gig's page for the link back. */
  list: string
  /** Shows another Gig of the list. */
  onShow: (gigId: string) => void
  onClose: () => void
}

/** A Gig beside the list, which stays as it was (docs/product/gigs.md). */
export function GigPreview({ gigId, ...rest }: GigPreviewProps) {
  // While it slides out it still shows what it showed.
  const [last, setLast] = useState(gigId)
  if (gigId !== undefined && gigId !== last) setLast(gigId)
  if (last === undefined) return null
  return <Panel gigId={last} open={gigId !== undefined} {...rest} />
}

function Panel({ gigId, open, rows, list, onShow, onClose }: GigPreviewProps & { gigId: string; open: boolean }) {
  const href = gigPaths.details(gigId, { list })
  const rowLink = useRowLink(open ? href : undefined)
  // The title of a dialog is read out only when it opens.
  const [announced, setAnnounced] = useState<string>()
  useAnnouncement(announced)
  const row = rows.find(({ id }) => id === gigId)
  const read = useApiQuery(gigs.get, { params: { id: gigId } }, { enabled: open })
  const gig = read.data ?? row
  const title = gig === undefined ? 'Gig' : gigTitle(gig)
  const main = gig && rowActions(gig, { list, mayCancel: false })[0]
  return (
    <Drawer
      title={title}
      open={open}
      onClose={onClose}
      returnFocusRef={rowLink}
      actions={
        <Neighbours
          gigId={gigId}
          rows={rows}
          onShow={(other) => {
            // With its place in the list: republished Gigs have one title.
            setAnnounced(`${gigTitle(other)}, ${rows.indexOf(other) + 1} of ${rows.length}`)
            onShow(other.id)
          }}
        />
      }
      footer={
        gig && (
          <Actions>
            <ButtonLink variant="outline" href={href}>
              Open Gig
            </ButtonLink>
            {main?.href !== undefined && main.id !== 'view' && <ButtonLink href={main.href}>{main.label}</ButtonLink>}
          </Actions>
        )
      }
    >
      <Stack space={4}>
        <RefreshFailedAlert query={read} />
        <QueryView
          query={{ ...read, data: gig }}
          things="this Gig"
          headingLevel={3}
          skeleton={
            <Stack space={6}>
              <HeadPosterSkeleton />
              <SkeletonText lines={8} />
            </Stack>
          }
          missing={
            <EmptyState title="Gig not found" headingLevel={3}>
              It may have been deleted.
            </EmptyState>
          }
        >
          {(shown) => <GigPreviewFacts gig={shown} />}
        </QueryView>
      </Stack>
    </Drawer>
  )
}

interface NeighboursProps extends Pick<GigPreviewProps, 'rows'> {
  gigId: string
  onShow: (gig: Gig) => void
}

/** Goes through the Gigs of the page behind; at its ends the buttons keep the focus and say why they do nothing. */
function Neighbours({ gigId, rows, onShow }: NeighboursProps) {
  const index = rows.findIndex(({ id }) => id === gigId)
  const previous = index > 0 ? rows[index - 1] : undefined
  const next = index === -1 ? undefined : rows[index + 1]
  return (
    <>
      <IconButton
        label="Previous Gig"
        icon={<ChevronUpIcon />}
        size="sm"
        unavailableReason={previous ? undefined : 'No Gig before this one on the page'}
        onClick={() => previous && onShow(previous)}
      />
      <IconButton
        label="Next Gig"
        icon={<ChevronDownIcon />}
        size="sm"
        unavailableReason={next ? undefined : 'No Gig after this one on the page'}
        onClick={() => next && onShow(next)}
      />
    </>
  )
}
