/**
 * Siding's board in the browser: a plain module, no tool needed. Roundhouse's docs/web.md tells
 * what a board is given ("A board from another distribution").
 */
const make = (name, parts = {}, inside = []) => {
  const made = Object.assign(document.createElement(name), parts)
  made.append(...inside)
  return made
}

export default {
  /** every word can be said here, so the words in the dock may stay shut */
  pointing: true,

  /** Draws into an element what the seat sees, and again whenever that changes. */
  mount(element, board) {
    const draw = (board) => {
      const held = element.contains(document.activeElement) ? document.activeElement.name : ''
      element.replaceChildren(drawn(board))
      if (held) element.querySelector(`[name=${held}]`)?.focus() // whoever plays by keys goes on
    }
    draw(board)
    return { update: draw, destroy: () => element.replaceChildren() }
  },
}

/** What the frame reads out of a view; what isn't here is the plain way. */
export const face = {
  players: (view) =>
    view.players.map(({ points, waits }) => ({ points, note: '', figures: [{ name: 'waits', value: waits }] })),
}

function drawn({ view, texts, asked, said, next, say, confirm }) {
  const platform = make('div', { className: 'siding-platform' }, [
    view.platform === null ? '' : make('b', { textContent: texts.word(view.platform) }),
    make('span', { textContent: texts.say('web-siding-left', { left: view.left }) }),
  ])
  // `next([])` are the verbs that may be said now, undefined while they are being fetched
  const verbs = asked ? (next([]) ?? []) : []
  const buttons = verbs.map(({ word }) =>
    make('button', {
      name: word,
      textContent: texts.word(word),
      ariaPressed: String(said[0] === word),
      // the first press says it, and the frame shows what it would do; the second plays it
      onclick: () => (said[0] === word ? confirm() : say([word])),
    }),
  )
  return make('div', { className: 'siding' }, [platform, make('div', { className: 'siding-verbs' }, buttons)])
}
