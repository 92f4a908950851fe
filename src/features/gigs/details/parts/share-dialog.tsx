import { useState } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { now } from '@/lib/clock.ts'
import { downloadBlob } from '@/lib/download-file.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { FullPoster } from '../../poster/gig-poster.tsx'
import { posterOf } from '../../poster/poster-facts.ts'
import { posterPicture } from '../../poster/poster-picture.ts'
import { whatsAppHref } from '../model/call-sheet.ts'
import { gigFileName } from '../model/gig-file-name.ts'
import { shareText } from '../model/share-gig.ts'

export interface ShareDialogProps {
  gig: Gig
  open: boolean
  onClose: () => void
}

/** The poster of an open Gig as a picture and as a text, for those whom the employer knows (docs/product/gig-details.md). It sends nothing by itself. */
export function ShareDialog({ gig, open, onClose }: ShareDialogProps) {
  const [isDrawing, setDrawing] = useState(false)
  const facts = posterOf(gig, now())
  const text = shareText(gig)
  const download = async () => {
    setDrawing(true)
    try {
      downloadBlob(gigFileName(gigTitle(gig), 'png'), await posterPicture(facts))
    } catch {
      toast.error('The picture could not be drawn. Copy the text, or share it on WhatsApp.')
    }
    setDrawing(false)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Text copied')
    } catch {
      toast.error('The text could not be copied. Share it on WhatsApp, or download the picture.')
    }
  }
  return (
    <Dialog
      open={open}
      title="Share Gig"
      description="A picture and a text for people you know. Address and contact are left out."
      size="sm"
      onClose={onClose}
    >
      <Stack space={4}>
        <FullPoster facts={facts} titleLevel={3} isLit isDraft />
        <Stack space={3}>
          <Button fullWidth variant="active" loading={isDrawing} onClick={() => void download()}>
            Download picture
          </Button>
          <Button fullWidth variant="outline" onClick={() => void copy()}>
            Copy text
          </Button>
          <ButtonLink fullWidth variant="outline" href={whatsAppHref(text)} external>
            Share on WhatsApp
          </ButtonLink>
        </Stack>
      </Stack>
    </Dialog>
  )
}
