import type { TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { filesOfRound, linkParts } from '../model/task-files.ts'
import * as styles from './file-links.css.ts'
import { FileRow } from './file-row.tsx'

/** The files of a round that show no deliverable of their own, and its links. Only small pictures are loaded before the employer opens one. */
export function TaskFiles({ round }: { round: TaskRound }) {
  const { others } = filesOfRound(round)
  const areSome = others.length < round.files.length
  if (others.length === 0 && round.links.length === 0) return null
  return (
    <Stack space={3}>
      {others.length > 0 && (
        <Stack space={2} as="section" aria-label={`${areSome ? 'Other files' : 'Files'} of round ${round.round}`}>
          {areSome && <Text weight="medium">Other files</Text>}
          {others.map((file) => (
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
    <div className={styles.line}>
      <Text>
        <Link href={link.href} external>
          {`${link.host}${link.path}`}
        </Link>
      </Text>
    </div>
  )
}
