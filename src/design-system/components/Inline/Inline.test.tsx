import { testLayoutElement } from '../../testing/layout-element.tsx'
import { Inline } from './index.ts'

testLayoutElement((props) => <Inline space={4} {...props} />)
