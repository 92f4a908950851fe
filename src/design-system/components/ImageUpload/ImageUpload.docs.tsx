import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { ImageUpload } from './ImageUpload.tsx'

const noop = () => undefined
const never = () => new Promise<never>(noop)

export default {
  name: 'ImageUpload',
  group: 'Fields',
  summary: 'One picture, cropped to a square before it is sent: a logo, a portrait.',
  use: [
    'Ask for the picture of a person or a company, which is shown square or round everywhere.',
    'Send less over a slow network: what goes out is at most 1024 px wide.',
  ],
  alternatives: [{ component: 'Avatar', when: 'the picture is only shown' }],
  examples: [
    {
      do: {
        example: (
          <ImageUpload label="Logo" optional value={null} onChange={noop} upload={never} reserveMessageSpace={false} />
        ),
        why: 'People see what is kept before it is sent.',
      },
      dont: {
        example: (
          <ImageUpload
            label="Upload"
            optional
            value={null}
            onChange={noop}
            upload={never}
            reserveMessageSpace={false}
          />
        ),
        why: 'A button’s word names no picture: people do not know which one is asked for.',
      },
    },
  ],
  accessibility: [
    'A native file input, named by the label and what pressing does, described by what it takes.',
    'A picture that cannot be taken is the field’s message, and marks the input as invalid; one that did not arrive is not the person’s mistake and does not.',
    'The crop is a dialog. The area that is kept is a named group: arrow keys move it, 10 px with Shift. Its corners and a slider change the size; the slider says its size in per cent.',
    'Uploading, arrival, failure and removal are announced politely.',
    'After “Remove” and “Try again”, which go away, focus is on the input; after the dialog, where it was before.',
    'A photograph is upright, whichever way the camera was held.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the input, then to “Try again” and “Remove”; in the dialog through area, corners, slider and buttons',
    },
    { keys: ['Enter', 'Space'], does: 'Opens the file dialog; presses a button' },
    { keys: arrowKeys, does: 'On the area: move it by 1 px, with Shift by 10 px' },
    { keys: arrowKeys, does: 'On a corner or the slider: change the size' },
    { keys: ['Escape'], does: 'Leaves the crop without a change' },
  ],
  content: [
    'The label is the thing: “Logo”, “Profile picture”.',
    'A form that is sent while the picture failed says so: “Your logo was not uploaded. Save without it or try again.”',
    'Where the form sends the picture itself, `upload` keeps the blob and gives an address for it.',
  ],
  decisions: ['0011-comboboxes-by-hand.md'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    empty: 'States',
    invalid: 'States',
    disabled: 'States',
    crop: 'CropSquare',
    progress: 'Uploading',
    rejected: 'Rejected',
    done: 'Playground',
    failed: 'Failed',
    filled: 'Playground',
    'read-only': { none: 'Where the picture cannot be changed, the picture itself is shown.' },
    required: 'States',
    optional: 'States',
    description: 'Playground',
    'message space reserved': 'States',
  },
} satisfies ComponentDocs
