/**
 * @typedef {import('./check-design-system.mjs').ComponentFiles} ComponentFiles
 * @typedef {import('./check-design-system.mjs').DesignSystem} DesignSystem
 */

/** The file of the overview. */
export const overviewFile = 'docs/design-system.md'

/** A link from docs/ to a file of the repository. @param {string} text @param {string} path */
const link = (text, path) => `[${text}](../${path})`

/** The section's address, as GitHub makes it from its heading. @param {string} heading */
const anchor = (heading) => `#${heading.toLowerCase().replaceAll(' ', '-')}`

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()

/** @param {number} count @param {string} singular */
const counted = (count, singular) =>
  `${count} ${count === 1 ? singular : singular === 'story' ? 'stories' : `${singular}s`}`

/** Lists the stories of a component with their states, and the states it cannot have. @param {ComponentFiles} component @param {readonly string[]} states */
function stateRows({ docs, storyFile }, states) {
  const proofs = states.map((state) => ({ state, proof: docs?.states[state] }))
  const withStory = (storyFile?.stories ?? []).flatMap((story) => {
    const here = proofs.filter(({ proof }) => proof === story).map(({ state }) => state)
    return here.length === 0 ? [] : [`| ${here.map(cell).join(', ')} | \`${story}\` |`]
  })
  const absent = proofs.flatMap(({ state, proof }) =>
    typeof proof === 'object' ? [`| ${cell(state)} | none: ${cell(proof.none)} |`] : [],
  )
  return [...withStory, ...absent]
}

/** How a prop or a component comes and goes; scripts/design-system/stages.test.ts checks both rules. */
const stages = [
  '## Unstable and deprecated',
  '',
  'What is exported without a mark changes only on purpose: `npm run types` compares it with `docs/design-system-api.txt`.',
  '',
  '- **Unstable.** What may still change without notice has a name that begins with `unstable_`. A component that `npm run new -- component` writes has it,',
  '  until it was tried in a second place. A file in `src/` may import it only if',
  '  `scripts/design-system/stages.test.ts` lists the file with a reason; a reason whose import is gone fails too.',
  '- **Deprecated.** What will be removed says so in its comment: ``@deprecated Use `side`; goes in 2.0.`` The comment names the replacement and',
  '  the version of the release that removes it, [the changes page](design-system-changes.md) says the same, and no file of the product outside `src/design-system` may use',
  '  it: editors strike it through, and the check fails before anything runs, so there is no warning at run time. Once the changes page has reached',
  '  that version, the check fails until it is removed.',
  '- **Limit of the check.** It reads sources, not types: it sees imports, attributes and keys of objects, and not a prop inside an object that is',
  '  spread onto a component.',
  '',
]

/** @param {ComponentFiles} component @param {readonly string[]} states */
function section(component, states) {
  const { name, docs, storyFile } = component
  if (docs === undefined || storyFile === undefined) return []
  const further = storyFile.stories.filter((story) => !Object.values(docs.states).includes(story))
  return [
    `### ${name}`,
    '',
    docs.summary,
    '',
    ...(docs.alternatives.length === 0
      ? []
      : [
          ...docs.alternatives.map(
            ({ component: other, when }) => `- Instead [${other}](${anchor(other)}): ${cell(when)}`,
          ),
          '',
        ]),
    [
      link('code', `src/design-system/components/${name}/${name}.tsx`),
      link('documentation', `src/design-system/components/${name}/${name}.docs.tsx`),
      link(counted(storyFile.stories.length, 'story'), storyFile.path),
      ...(docs.decisions ?? []).map((file) => `[decision ${file.slice(0, 4)}](decisions/${file})`),
    ].join(' · '),
    '',
    '| state | story |',
    '| --- | --- |',
    ...stateRows(component, states),
    ...(further.length === 0 ? [] : [`| behaviour and use | ${further.map((story) => `\`${story}\``).join(', ')} |`]),
    '',
  ]
}

/**
 * Returns the text of docs/design-system.md: the components, the states that each must show, and the story of each state.
 * @param {DesignSystem} designSystem
 */
export function overview({ inventory, groups, components }) {
  const byName = new Map(components.map((component) => [component.name, component]))
  const ordered = Object.entries(inventory).flatMap(([name, states]) => {
    const component = byName.get(name)
    return component === undefined ? [] : [{ component, states }]
  })
  const shelves = groups.map((group) => ({
    group,
    shelf: ordered.filter(({ component }) => component.docs?.group === group),
  }))
  const stories = ordered.reduce((sum, { component }) => sum + (component.storyFile?.stories.length ?? 0), 0)
  const states = ordered.reduce((sum, component) => sum + component.states.length, 0)
  return `${[
    '# The design system',
    '',
    `${counted(ordered.length, 'component')}, ${counted(states, 'state')} they owe, ${counted(stories, 'story')}. Every story is played, checked by axe and`,
    'photographed in both themes (`npm run stories:test`). `npm run storybook` shows them live, with the documentation of each component.',
    '',
    'This page is written by `npm run design-system:docs` from `src/design-system/docs/inventory.ts`, the components’ `<Name>.docs.tsx` and the',
    'stories that exist; a test fails when it is out of date, or when a state has no story. A new component: [how-to.md](how-to.md#add-a-component).',
    'What is done, and what is missing: [design-system-checklist.md](design-system-checklist.md).',
    '',
    '| group | components |',
    '| --- | --- |',
    ...shelves.map(
      ({ group, shelf }) =>
        `| [${group}](${anchor(group)}) | ${shelf.map(({ component }) => `[${component.name}](${anchor(component.name)})`).join(', ')} |`,
    ),
    '',
    ...stages,
    ...shelves.flatMap(({ group, shelf }) => [
      `## ${group}`,
      '',
      ...shelf.flatMap(({ component, states: owed }) => section(component, owed)),
    ]),
  ]
    .join('\n')
    .trimEnd()}\n`
}
