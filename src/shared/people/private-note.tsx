import { longestPrivateNote, tooLong } from '@/api/contract/limits.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { WrittenText } from '@/shared/written-text.tsx'
import { usePrivateNote } from './use-private-note.ts'

interface PrivateNoteProps {
  applicant: Applicant
  /** Beside the notes about others: the label says about whom it is. */
  isBeside?: boolean
}

/** The employer's private note about an applicant, which saves itself (docs/product/worker-profile.md). Give it a `key` for each applicant. */
export function PrivateNote({ applicant, isBeside = false }: PrivateNoteProps) {
  const note = usePrivateNote(applicant)
  return (
    <Stack space={1}>
      <Textarea
        label={isBeside ? `About ${personName(applicant.worker)}` : 'Private note'}
        optional
        description={isBeside ? undefined : 'Only you see this.'}
        size="sm"
        limit={longestPrivateNote}
        reserveMessageSpace={false}
        message={note.isTooLong ? tooLong('Private note', longestPrivateNote) : undefined}
        {...(note.isTooLong && { tone: 'danger' as const })}
        value={note.text}
        onChange={({ target }) => note.change(target.value)}
        onBlur={note.saveNow}
      />
      <span role="status">
        {note.state === 'saving' && (
          <Text as="span" size="caption" tone="muted">
            Saving…
          </Text>
        )}
        {note.state === 'saved' && (
          <Text as="span" size="caption" tone="success">
            Saved
          </Text>
        )}
        {note.state === 'conflict' && (
          <NoteConflict other={note.other} onKeepTyped={note.keepTyped} onTakeOther={note.takeOther} />
        )}
        {note.state === 'failed' && (
          <Inline as="span" space={2}>
            <Text as="span" size="caption" tone="danger">
              Not saved.
            </Text>
            <Button size="sm" variant="ghost" onClick={note.retry}>
              Try again
            </Button>
          </Inline>
        )}
      </span>
    </Stack>
  )
}

interface NoteConflictProps {
  /** The other note, empty where it was removed; undefined until it is read. */
  other: string | undefined
  onKeepTyped: () => void
  onTakeOther: () => void
}

/** The note was changed elsewhere: both texts are shown, and nothing is lost until one of them is chosen. */
function NoteConflict({ other, onKeepTyped, onTakeOther }: NoteConflictProps) {
  return (
    <Stack as="span" space={2}>
      <Text as="span" size="caption" tone="danger">
        Not saved: this note was changed in another tab or on another device.
      </Text>
      {other !== undefined && (
        <>
          <Text as="span" size="caption">
            {other === '' ? 'It was removed there.' : <WrittenText>{other}</WrittenText>}
          </Text>
          <Inline as="span" space={2}>
            <Button size="sm" variant="outline" onClick={onKeepTyped}>
              Keep mine
            </Button>
            <Button size="sm" variant="ghost" tone="neutral" onClick={onTakeOther}>
              Use the other
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  )
}
