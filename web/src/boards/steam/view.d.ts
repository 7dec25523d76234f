/** Made by `make generated`; don't change it by hand. */
export type Auction = {
    bidders: number[];
    bids: number[];
    counts?: (number | null)[];
    high: number | null;
    high_bidder: number | null;
    free_pass: number | null;
};
/** @enum {string} */
export type Colour = "red" | "yellow" | "purple" | "blue" | "grey";
export type Cubes = {
    red?: number;
    yellow?: number;
    purple?: number;
    blue?: number;
    grey?: number;
};
export type Laid = {
    hex: string;
    face: string;
    turns: number;
};
/** @description Its owner, its ends (none where it is open) and its rails. */
export type Link = {
    link: number;
    owner: number;
    ends: [
        string | null,
        string | null
    ];
    rails: Rail[];
};
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
/** @enum {string} */
export type Phase = "first-order" | "capital" | "order" | "choose" | "build" | "goods" | "share" | "end";
/** @description A city, or a town that has nothing but its name. */
export type Place = {
    place: string;
    colour?: Colour;
    cubes?: Cubes;
    grown?: boolean;
};
export type Player = {
    cash: number;
    income: number;
    points: number;
    level: number;
    action: string | null;
    effect_due: boolean;
    improved: boolean;
    track_points: number;
    relaxed: boolean;
    bankrupt: boolean;
    score: {
        [key: string]: number;
    };
};
export type Rail = [
    string,
    number,
    number
];
export type View = {
    map: string;
    /** @enum {string} */
    rules: "base" | "standard";
    turn: number;
    turns: number;
    phase: Phase;
    order: number[];
    line: number[];
    round: number;
    players: Player[];
    places: Place[];
    display: Cubes[];
    bag: number;
    new_cities: Cubes;
    growth_markers: number;
    tiles: Laid[];
    links: Link[];
    box: {
        [key: string]: number;
    };
    deciding: number[];
    auction?: Auction;
    builds_left?: number;
    result?: Outcome;
};
