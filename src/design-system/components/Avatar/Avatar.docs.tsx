import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Inline } from '../Inline/index.ts'
import { Text } from '../Text/index.ts'
import { Avatar } from './index.ts'

export default {
  name: 'Avatar',
  group: 'Data',
  summary: 'A person’s or company’s picture, or their initial while there is none.',
  use: ['Beside a name, so that it is found faster.', 'People are round, companies are square: `shape="company"`.'],
  alternatives: [
    { component: 'ImageUpload', when: 'The picture can be changed here.' },
    { component: 'Logo', when: 'It is the product itself.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Inline space={3} wrap={false}>
            <Avatar name="Ẹniọlá Adébáyọ̀" id="worker-12" />
            <Text as="span">Ẹniọlá Adébáyọ̀</Text>
          </Inline>
        ),
        why: 'The name stands beside it, so the picture is decoration and is not read twice.',
      },
      dont: {
        example: (
          <Inline space={2}>
            <Avatar name="Ẹniọlá Adébáyọ̀" id="1" />
            <Avatar name="Emeka Obi" id="2" />
            <Avatar name="Esther Okoro" id="3" />
          </Inline>
        ),
        why: 'Three letters E, no name in sight: nobody can tell who is meant.',
      },
    },
  ],
  accessibility: [
    'Decoration while the name stands beside it; leave `label` out.',
    'Alone it needs `label`, and is then an image of that name.',
    'The initial reaches 4.5:1 on each of the six tints.',
  ],
  keyboard: [],
  content: ['The initial is the first whole character, with its marks: “Ẹ”, “Ọ”, “Ṣ”.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    image: 'Matrix',
    initial: 'Playground',
    'broken image': 'BrokenImage',
    matrix: 'Matrix',
  },
} satisfies ComponentDocs
