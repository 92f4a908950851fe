import Sequencer from '@jest/test-sequencer'
import { asksNobody } from './story-files.mjs'

/** Screens first, the design system's files after them: those share a page, which would fall behind while a screen's page is in front. */
export default class StorySequencer extends Sequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = await super.sort(tests)
    return [...sorted.filter(({ path }) => !asksNobody(path)), ...sorted.filter(({ path }) => asksNobody(path))]
  }
}
