/** Made by `make generated`; don't change it by hand. */
export type Cards = {
    red?: number;
    yellow?: number;
    blue?: number;
    green?: number;
    purple?: number;
    white?: number;
};
/** @enum {string} */
export type Colour = "red" | "yellow" | "blue" | "green" | "purple" | "white";
/** @description Both sides can be looked up; `side` is the one in force, once that is settled. */
export type Contract = {
    commodity: string;
    card: number;
    side: Side | null;
    front: Pay[];
    reverse: Pay[];
    load: Load;
};
export type Level = {
    level: number;
    figure: number;
};
/** @enum {string} */
export type Load = "waiting" | "aboard" | "delivered";
/** @description How a game ended: a `Result` as a view has it. */
export type Outcome = {
    scores: number[];
    places: number[];
    breakdown: {
        [key: string]: number;
    }[];
    reason: string;
    facts: {
        [key: string]: unknown;
    };
};
export type Pay = {
    city: string;
    pays: number;
};
/** @enum {string} */
export type Phase = "sides" | "giving" | "keeping" | "beginning" | "turns" | "end";
export type Player = {
    money: number;
    earned: {
        [key: string]: number;
    };
    track_left: number;
    cities: string[];
    served: string[];
    train: Train;
    at: Space | null;
    aboard: string[];
    contracts: Contract[];
    sides_chosen: number;
    cards: number;
    known: Cards;
    turns: number;
    hand?: Cards;
    routes?: Route[];
    rejected?: string;
};
export type Route = {
    start: string;
    reached: boolean;
    cities: Stop[];
    worth: number;
};
/** @description Of the market. */
export type Row = {
    value: number;
    commodities: string[];
};
/** @enum {string} */
export type Side = "front" | "reverse";
export type Space = {
    city?: string;
    from?: string;
    way?: string;
    to?: string;
    edge?: number;
};
/** @enum {string} */
export type Stage = "open" | "drawing" | "paying" | "acted";
export type Stop = {
    city: string;
    value: number;
    reached: boolean;
};
export type Track = {
    edge: number;
    seat: number;
};
export type Train = {
    locomotive: Level;
    tender: Level;
    car: Level;
};
export type View = {
    phase: Phase;
    stage: Stage | null;
    actors: number[];
    first: number;
    round: number;
    rounds: number;
    advanced: boolean;
    turn_limit: number;
    deck: number;
    top_half: number;
    times_in_deck: number;
    times_drawn: number;
    display: Colour[];
    discards: Colour[];
    market: Row[];
    track: Track[];
    players: Player[];
    last_round_by: number | null;
    rolled: boolean;
    began_in_city: boolean;
    drawn: number;
    needs: Cards;
    gift?: Colour;
    result?: Outcome;
};
