import { configure } from '@testing-library/dom'

// What is looked for is waited for as long as a busy machine may need: the first dialog of a test file is loaded and transformed first,
// and a second try finds it loaded, which is another page.
configure({ asyncUtilTimeout: 30_000 })
