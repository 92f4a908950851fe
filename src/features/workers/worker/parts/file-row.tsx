import { useState } from 'react'
import type { TaskFile } from '@/api/contract/schemas/submitted-task.ts'
import { AudioPlayer } from '@/design-system/components/AudioPlayer/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { fileFacts, previewKind, safeHref } from '../model/task-files.ts'
import * as styles from './file-links.css.ts'
import { FilePreview } from './file-preview.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'

/** A file of submitted work: its small picture, type and size, and the ways to see it. Its content is loaded when the employer asks for it. */
export function FileRow({ file }: { file: TaskFile }) {
  const [isShown, setShown] = useState(false)
  const { origin } = window.location
  const kind = previewKind(file, origin)
  // A sound has its player in the row itself.
  const preview = kind === 'audio' ? undefined : kind
  const action = isShown ? 'Hide' : kind === 'video' ? 'Play' : 'Preview'
  const href = safeHref(file.url, origin)?.href
  return (
    <Stack space={2}>
      <Columns template="fill-content" space={2} align="center">
        <Columns template="content-fill" space={3} align="center">
          <FileThumbnail file={file} />
          <div className={styles.target}>
            <Text>
              <Truncate>
                {href === undefined ? (
                  file.name
                ) : (
                  <Link href={href} variant="standalone" external aria-label={`Open ${file.name} in a new tab`}>
                    {file.name}
                  </Link>
                )}
              </Truncate>
            </Text>
            <Text size="label" tone="muted">
              {fileFacts(file)}
            </Text>
          </div>
        </Columns>
        {preview !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isShown}
            aria-label={`${action} ${file.name}`}
            onClick={() => setShown(!isShown)}
          >
            {action}
          </Button>
        )}
      </Columns>
      {kind === 'audio' && <AudioPlayer src={file.url} title={file.name} titleHidden />}
      {isShown && preview !== undefined && <FilePreview file={file} kind={preview} />}
    </Stack>
  )
}
