import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Link } from '../Link/index.ts'
import { Text } from '../Text/index.ts'

export default {
  name: 'MediaViewer',
  group: 'Overlays',
  summary: 'Pictures, videos, sounds and links, one at a time and as large as the window allows.',
  use: [
    'Opens from a grid of small pictures, at the one that was pressed.',
    'Shows everything of one piece of work: what cannot be shown here is offered as a link.',
    'Loads a picture when it is shown, a video or a sound when it is played.',
  ],
  alternatives: [
    { component: 'AudioPlayer', when: 'There are only sounds: they can be heard where they stand.' },
    { component: 'Dialog', when: 'Something has to be decided or filled in.' },
    { component: 'Drawer', when: 'There is more to read than to look at.' },
  ],
  examples: [
    {
      do: { example: <Text>First dance</Text>, why: 'The title says what is seen, and is its alternative text.' },
      dont: {
        example: <Link href="#mediaviewer">IMG_2041.jpg</Link>,
        why: 'A link leaves the page, and a file name says nothing about the picture.',
      },
    },
  ],
  accessibility: [
    'Role `dialog`, modal, named by the title of what is shown; the position, 2 of 5, is read when it changes.',
    'Focus goes to the title, stays inside, and returns to what opened it.',
    'A picture’s alternative text is its title. Without one it is named by kind and position: Picture 2.',
    'Previous and Next stay in their place at the ends, where they say that they are off.',
    'The arrow keys belong to a video or a slider while that has the focus.',
    'An address that is not of the web leads nowhere. Links open in a new tab, which they say, and that page learns nothing of this one.',
    'What cannot be loaded says so in its place, as an alert.',
  ],
  keyboard: [
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'The previous or next item.' },
    { keys: ['Home', 'End'], does: 'The first or last item.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'The next or previous control, going round inside.' },
    { keys: ['Escape'], does: 'Closes it.' },
  ],
  content: ['A title names what is seen or heard, in a few words: First dance.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    open: 'Playground',
    picture: 'Upright',
    video: 'Video',
    sound: 'Sound',
    link: 'Link',
    broken: 'Broken',
    'one item': 'OneItem',
    phone: 'Playground',
  },
} satisfies ComponentDocs
