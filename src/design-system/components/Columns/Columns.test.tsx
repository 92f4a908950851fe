import { testLayoutElement } from '../../testing/layout-element.tsx'
import { Columns } from './index.ts'

testLayoutElement((props) => <Columns collapseBelow="tablet" {...props} />)
