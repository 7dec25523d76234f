/** The Markdown that our rulebooks use, as plain data: nothing of it ever becomes HTML by itself. */

export type Span =
  { kind: 'text' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'link'; text: string; to: string }

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'figure'; name: string; spans: Span[] }
  | { kind: 'code'; text: string }

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/

export function spans(text: string): Span[] {
  const found: Span[] = []
  let rest = text
  for (let match = MARKS.exec(rest); match; match = MARKS.exec(rest)) {
    if (match.index) found.push({ kind: 'text', text: rest.slice(0, match.index) })
    const [all, bold, italic, code, link, to] = match
    if (bold !== undefined) found.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'link', text: (link ?? '').replaceAll('*', ''), to: to ?? '' })
    rest = rest.slice(match.index + all.length)
  }
  if (rest) found.push({ kind: 'text', text: rest })
  return found
}

/** The id a heading is linked by: lower case, words joined by hyphens. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()))

/** A figure with its caption, or what is shown as it stands. */
function fenced([opening = '', ...inside]: string[]): Block {
  const name = /^```figure (.*)$/.exec(opening)?.[1]
  return name === undefined
    ? { kind: 'code', text: inside.join('\n') }
    : { kind: 'figure', name: name.trim(), spans: spans(inside.join(' ').trim()) }
}

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/

export function blocks(text: string): Block[] {
  const lines = text.split('\n')
  const found: Block[] = []
  let at = 0
  const line = (): string => lines[at] ?? ''
  while (at < lines.length) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line())
    if (!line().trim()) at++
    else if (line().startsWith('```')) {
      const start = at++
      while (at < lines.length && !line().startsWith('```')) at++
      found.push(fenced(lines.slice(start, at++)))
    } else if (heading) {
      const title = heading[2] ?? ''
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: spans(title), id: anchor(title) })
      at++
    } else if (line().startsWith('|')) {
      const rows: string[] = []
      while (line().startsWith('|')) rows.push(lines[at++] ?? '')
      const [head = '', , ...body] = rows
      found.push({ kind: 'table', head: cells(head), rows: body.map(cells) })
    } else if (ITEM.test(line())) {
      const ordered = /^\s*\d/.test(line())
      const items: string[] = []
      while (at < lines.length && line().trim()) {
        const item = ITEM.exec(line())
        if (item) items.push(item[3] ?? '')
        else items.push(`${items.pop() ?? ''} ${line().trim()}`)
        at++
      }
      found.push({ kind: 'list', ordered, items: items.map(spans) })
    } else {
      const parts: string[] = []
      while (at < lines.length && line().trim() && !/^(#|\||```)/.test(line()) && !ITEM.test(line()))
        parts.push((lines[at++] ?? '').trim())
      found.push({ kind: 'paragraph', spans: spans(parts.join(' ')) })
    }
  }
  return found
}

export interface Chapter {
  id: string
  name: string
  blocks: Block[]
}

const plain = (list: Span[]): string => list.map((span) => span.text).join('')

/** A book by its headings of that level; what stands before the first belongs to its title. */
export function chapters(list: Block[], level: number): Chapter[] {
  const found: Chapter[] = []
  for (const block of list) {
    const opens = block.kind === 'heading' && block.level <= level
    if (opens || !found.length)
      found.push(
        block.kind === 'heading'
          ? { id: block.id, name: plain(block.spans), blocks: [] }
          : { id: '', name: '', blocks: [] },
      )
    found.at(-1)?.blocks.push(block)
  }
  return found
}

/** All that is said in it, in small letters, to be searched. */
export const wording = (list: Block[]): string =>
  list
    .flatMap((block) => {
      if (block.kind === 'list') return block.items.map(plain)
      if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain)
      return block.kind === 'code' ? [block.text] : [plain(block.spans)]
    })
    .join(' ')
    .toLowerCase()

/** `STM-B2 Where track begins` is a title and a rule; other headings are titles. */
export function titled(name: string): { title: string; rule: string } {
  const [, rule = '', title = ''] = /^([A-Z]{3}-\w+) (.*)$/.exec(name) ?? []
  return rule ? { title, rule } : { title: name, rule: '' }
}
