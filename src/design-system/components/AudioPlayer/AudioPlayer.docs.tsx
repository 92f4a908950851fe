import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { AudioPlayer } from './index.ts'

export default {
  name: 'AudioPlayer',
  group: 'Data',
  summary: 'A sound that is loaded when it is played: a button, a slider and the time.',
  use: [
    'Plays a sample of somebody’s work in the list where it stands.',
    'Costs nothing until it is played: no part of the file is loaded before.',
    'Pauses every other player of the page when it is played.',
  ],
  alternatives: [
    { component: 'MediaViewer', when: 'Pictures, videos and sounds are looked through one after the other.' },
    { component: 'Progress', when: 'Something advances that nobody can move.' },
  ],
  examples: [
    {
      do: { example: <AudioPlayer src="/mix.wav" title="Friday mix" />, why: 'The title says what will be heard.' },
      dont: { example: <Text>friday_mix_final_2.wav</Text>, why: 'A file name is no title, and cannot be heard here.' },
    },
  ],
  accessibility: [
    'The button says what it does to which sound: Play Friday mix, Pause Friday mix.',
    'The slider is a native one with a name; its value is read as 0:12 of 3:40.',
    'A failure is an alert, takes the place of the slider, and moves nothing.',
    'Nothing moves by itself, and nothing is heard before somebody asks.',
    'Button and slider are 44 px high to a finger.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the button, then the slider.' },
    { keys: ['Space', 'Enter'], does: 'Play and pause on the button.' },
    { keys: arrowKeys, does: 'Move the position by a second on the slider.', by: 'browser' },
  ],
  content: ['The title as a person would say it: Friday mix. Without a title: Sound 1.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    'not loaded': 'Playground',
    loaded: 'PlaysToItsEnd',
    failed: 'Failed',
    'focus-visible': 'FocusVisible',
  },
} satisfies ComponentDocs
