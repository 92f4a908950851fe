import { useState } from 'react'
import type { TaskFile, TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { FileIcon } from '@/design-system/icons/FileIcon.tsx'
import { ImageIcon } from '@/design-system/icons/ImageIcon.tsx'
import { fileFacts, linkParts, previewKind, safeHref } from '../model/task-files.ts'
import { FilePreview } from './file-preview.tsx'

/** The files and links of a round. Nothing of them is loaded before the employer opens it. */
export function TaskFiles({ round }: { round: TaskRound }) {
  return (
    <Stack space={3}>
      {round.files.length > 0 && (
        <Stack space={2} as="section" aria-label={`Files of round ${round.round}`}>
          {round.files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </Stack>
      )}
      {round.links.length > 0 && (
        <Stack space={2} as="section" aria-label={`Links of round ${round.round}`}>
          {round.links.map((url, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a worker may send a link twice, and the order is fixed
            <SentLink key={index} url={url} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function FileRow({ file }: { file: TaskFile }) {
  const [isShown, setShown] = useState(false)
  const { origin } = window.location
  const kind = previewKind(file, origin)
  const href = safeHref(file.url, origin)?.href
  return (
    <Stack space={2}>
      <Columns template="fill-content" space={2} align="center">
        <Columns template="content-fill" space={3} align="center">
          {kind === 'image' ? <ImageIcon size="sm" /> : <FileIcon size="sm" />}
          <Stack space={0}>
            <Text>
              <Truncate>{file.name}</Truncate>
            </Text>
            <Text size="label" tone="muted">
              {fileFacts(file)}
            </Text>
          </Stack>
        </Columns>
        <Inline space={1} wrap={false} justify="end">
          {kind !== undefined && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isShown}
              aria-label={`${isShown ? 'Hide' : 'Preview'} ${file.name}`}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Preview'}
            </Button>
          )}
          {href !== undefined && (
            <ButtonLink
              size="sm"
              variant="ghost"
              flush="end"
              href={href}
              external
              aria-label={`Open ${file.name} in a new tab`}
            >
              Open
            </ButtonLink>
          )}
        </Inline>
      </Columns>
      {isShown && kind !== undefined && <FilePreview file={file} kind={kind} />}
    </Stack>
  )
}

function SentLink({ url }: { url: string }) {
  const link = linkParts(url)
  if (link === undefined) {
    return (
      <Text tone="muted">
        <span dir="auto">{url}</span>
      </Text>
    )
  }
  return (
    <Text>
      <Link href={link.href} external>
        {`${link.host}${link.path}`}
      </Link>
    </Text>
  )
}
