import { type ComponentDocs } from '../../docs/component-docs.ts'
import { FileUpload } from './FileUpload.tsx'

const noop = () => undefined
const never = () => new Promise<never>(noop)
const pdf = { types: ['application/pdf', '.pdf'], label: 'PDF' }

export default {
  name: 'FileUpload',
  group: 'Fields',
  summary: 'Takes files by button or by dropping them, checks them, and sends them while the form goes on.',
  use: [
    'Attach documents, recordings or several pictures to something.',
    'Keep a form usable on a slow network: files go two at a time, each can be tried again or stopped.',
  ],
  alternatives: [
    { component: 'ImageUpload', when: 'it is one picture that must be cropped to a square, such as a logo' },
    { component: 'TextField', when: 'a link to the file is enough' },
  ],
  examples: [
    {
      do: {
        example: (
          <FileUpload
            label="Rider"
            accept={pdf}
            maxSize={10 * 1024 ** 2}
            value={[]}
            onChange={noop}
            upload={never}
            reserveMessageSpace={false}
          />
        ),
        why: 'What is taken is said before a file is chosen.',
      },
      dont: {
        example: (
          <FileUpload
            label="Rider"
            description="Please upload a file"
            value={[]}
            onChange={noop}
            upload={never}
            reserveMessageSpace={false}
          />
        ),
        why: 'People learn the limit by having a file rejected, after they waited for it.',
      },
    },
  ],
  accessibility: [
    'The box is a native file input, named by the label and what pressing does, described by what it takes.',
    'Dropping is an addition for the mouse: everything works without it, and its words are not shown on touch.',
    'Files are a list named by the label. Each has its size, its state as icon and words, a progress bar named after it, and a remove button named after it.',
    'How many are uploading, have arrived, failed and were rejected is announced politely, not every percent.',
    'After a removal focus goes to the next file, then to the one before, then to the input. “Try again” hands it to the button beside it.',
    'Nothing is lost by a failure: the file stays, with the reason and another try.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the input, then through the buttons of the files' },
    { keys: 'Enter, Space', does: 'Opens the file dialog; presses a button' },
  ],
  content: [
    'The label is the thing: “Rider”, “Portfolio”.',
    'A reason says what would be right: “File must be PDF”.',
    'The transport is `upload(file, { onProgress, signal })`; what it throws becomes words by `describeFailure`.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    empty: 'States',
    invalid: 'States',
    disabled: 'States',
    progress: 'Progress',
    rejected: 'Progress',
    done: 'Progress',
    failed: 'Progress',
    'dragged over': 'DraggedOver',
  },
  reviewed: '2026-11-21',
} satisfies ComponentDocs
