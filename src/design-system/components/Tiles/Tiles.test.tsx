import { testLayoutElement } from '../../testing/layout-element.tsx'
import { Tiles } from './index.ts'

testLayoutElement((props) => <Tiles columns={{ mobile: 1, tablet: 2 }} {...props} />)
