import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { anchor, blocks, chapters, spans, titled, wording } from './markdown'

test('spans', () => {
  expect(spans('a **b** *c* `d` [e](#f) g')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'bold', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'italic', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'e', to: '#f' },
    { kind: 'text', text: ' g' },
  ])
})

test('HTML stays text', () => {
  const [block] = blocks('<script>alert(1)</script>')
  expect(block).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: '<script>alert(1)</script>' }] })
})

test('lists, tables, code and paragraphs', () => {
  const kinds = blocks(
    '# T\n\ntwo\nlines\n\n- a\n  more\n- b\n\n1. x\n\n| h | i |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n',
  )
  expect(kinds.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code'])
  expect(kinds[2]).toMatchObject({ ordered: false, items: [[{ text: 'a more' }], [{ text: 'b' }]] })
  expect(kinds[4]).toMatchObject({
    head: [[{ text: 'h' }], [{ text: 'i' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  })
})

const GAMES = resolve(import.meta.dirname, '../../../src/roundhouse/games')
const books = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((name) => /rulebook\...\.md$/.test(name))

test.each(books)('every link of %s leads to a heading', (name) => {
  const found = blocks(readFileSync(resolve(GAMES, name), 'utf8'))
  const ids = new Set(found.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])))
  const links = JSON.stringify(found).match(/"to":"#[^"]+"/g) ?? []
  expect(ids.size).toBeGreaterThan(10)
  expect(links.length).toBeGreaterThan(0)
  expect(links.map((link) => link.slice(7, -1)).filter((to) => !ids.has(to))).toEqual([])
})

test('anchors', () => {
  expect(anchor('TIL-E1 Cities, big & small')).toBe('til-e1-cities-big--small')
})

test('a figure is named, its caption is text', () => {
  expect(blocks('```figure upgrade\nAnna *builds*\nthere.\n```')).toEqual([
    { kind: 'figure', name: 'upgrade', spans: spans('Anna *builds* there.') },
  ])
})

test('chapters, and what they say', () => {
  const [title, first] = chapters(
    blocks('# Book\n\nlead\n\n## One\n\nText\n\n### ABC-1 A rule\n\n| h |\n|---|\n| Cell |'),
    2,
  )
  expect([title?.name, first?.name]).toEqual(['Book', 'One'])
  expect(wording(first?.blocks ?? [])).toContain('cell')
  expect(chapters(first?.blocks ?? [], 3).map(({ name }) => titled(name))).toEqual([
    { title: 'One', rule: '' },
    { title: 'A rule', rule: 'ABC-1' },
  ])
})
