/** The server's messages by their names. */
import type { components } from './schema'

type Schemas = components['schemas']

export type Game = Schemas['Game']
export type Option = Schemas['Option']
export type Rulebook = Schemas['Rulebook']
export type Me = Schemas['Me']
export type ChangeMe = Schemas['ChangeMe']
export type Code = Schemas['Code']
export type Star = Schemas['Star']
export type Clock = Schemas['Clock']
export type NewSeat = Schemas['NewSeat']
export type NewTable = Schemas['NewTable']
export type Seat = Schemas['Seat']
export type SeatUndo = Schemas['SeatUndo']
export type Offer = Schemas['Offer']
export type SeatClock = Schemas['SeatClock']
export type Result = Schemas['Result']
export type Position = Schemas['Position']
export type ChatLine = Schemas['ChatLine']
export type Table = Schemas['Table']
export type Summary = Schemas['Summary']
export type Summaries = Schemas['Summaries']
export type Refusal = Schemas['Refusal']
export type Why = Schemas['Why']
export type GameEvent = Schemas['Event']
export type Preview = Schemas['Preview']
export type Word = Schemas['Word']
export type Words = Schemas['Words']
export type Entry = Schemas['Entry']
export type Update = Omit<Schemas['Update'], 'type'>
export type HistoryMove = Schemas['HistoryMove']
export type History = Schemas['History']
export type Then = Schemas['Then']
export type RecordText = Schemas['RecordText']
/** What comes over the socket, told apart by `type`. */
export type ToBrowser =
  | Tagged<Schemas['Hello'], 'hello'>
  | Tagged<Schemas['Update'], 'update'>
  | Tagged<Schemas['Presence'], 'presence'>
  | Tagged<Schemas['Pong'], 'pong'>
  | Tagged<Schemas['SocketRefusal'], 'refusal'>
type Tagged<Message, Tag> = Omit<Message, 'type'> & { type: Tag }
