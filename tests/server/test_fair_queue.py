"""Clients take turns, whatever one of them sends, and addresses have budgets."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lexicon_fast.protocol.methods import Refused

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

from lexicon_fast.server.fair_queue import Client, FairQueue
from lexicon_fast.server.limits import ComputeBudget

HERE = "203.0.113.5"
THERE = "203.0.113.6"


def served(queue: FairQueue[str], cost: float = 1.0) -> list[str]:
    """Take everything. Names begin with the address; each costs its party the same."""
    found = []
    while (work := queue.pop()) is not None:
        found.append(work)
        queue.charge(work.split()[0], cost)
    return found


def test_addresses_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.push(f"{HERE} {number}", Client(HERE, "a"))
    queue.push(f"{THERE} 0", Client(THERE, "b"))
    assert len(queue) == 4
    assert served(queue) == [f"{THERE} 0", f"{HERE} 0", f"{HERE} 1", f"{HERE} 2"]
    assert len(queue) == 0


def test_connections_of_an_address_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for connection in "aaaba":
        queue.push(f"{HERE} {connection}", Client(HERE, connection))
    assert [work[-1] for work in served(queue)] == ["a", "b", "a", "a", "a"]


def test_on_this_machine_each_connection_is_a_party() -> None:
    assert Client(None, 5).party == 5
    assert Client(HERE, 5).party == HERE


def test_turns_follow_computing_time() -> None:
    """A client that sends long requests gets fewer of them done."""
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.push(f"{HERE} {number}", Client(HERE, "a"))
        queue.push(f"{THERE} {number}", Client(THERE, "b"))
    done: Counter[str] = Counter()
    for _ in range(60):
        work = queue.pop()
        assert work is not None
        origin = work.split()[0]
        done[origin] += 1
        queue.charge(origin, 5.0 if origin == HERE else 1.0)
    assert done == {HERE: 10, THERE: 50}


def test_urgent_work_comes_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push(f"{HERE} 0", Client(HERE, "a"))
    queue.push(f"{THERE} 0", Client(THERE, "b"), urgent=True)
    queue.push(f"{THERE} 1", Client(THERE, "b"), urgent=True)
    assert served(queue) == [f"{THERE} 0", f"{THERE} 1", f"{HERE} 0"]


def test_nobody_saves_up_time() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("", Client(HERE, "a"))
    queue.charge(HERE, 100)
    queue.push("", Client(THERE, "b"))
    assert queue.used(THERE) == queue.used(HERE) == 100
    assert queue.least_used() == 100


def test_nobody_loses_a_debt_by_leaving() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("", Client(THERE, "b"))
    queue.push("", Client(HERE, "a"))
    assert queue.pop(lambda party: party == HERE) == ""
    queue.charge(HERE, 100)
    queue.leave(HERE)
    queue.push("", Client(HERE, "a"))
    assert queue.used(HERE) == 100
    assert queue.used(THERE) == 0


def test_single_requests_come_before_those_of_a_flood() -> None:
    """Also before those of clients that have used nothing yet, and for a while."""
    queue: FairQueue[str] = FairQueue()
    flood = [f"198.51.100.{number}" for number in range(30)]
    for origin in flood:
        for number in range(8):
            queue.push(f"{origin} {number}", Client(origin, "a"))
    for _ in range(3):
        queue.push(f"{THERE} single", Client(THERE, "b"))
        assert queue.pop() == f"{THERE} single"
        queue.charge(THERE, 0.5)
        queue.leave(THERE)
    done = served(queue)
    assert len(done) == 240
    assert {work.split()[0] for work in done[:30]} == {*flood}


def test_parties_that_may_not_run_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("work", Client(HERE, "a"))
    assert queue.pop(lambda party: party != HERE) is None
    assert len(queue) == 1
    assert queue.pop() == "work"
    queue.leave(HERE)
    assert queue.used(HERE) == 0
    assert queue.least_used() is None


def test_parties_with_waiting_work_are_not_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("work", Client(HERE, "a"))
    queue.charge(HERE, 3)
    queue.leave(HERE)
    assert queue.used(HERE) == 3


@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_lost_and_connections_keep_their_order(seed: int) -> None:
    rng = random.Random(seed)
    queue: FairQueue[tuple[Client, int]] = FairQueue()
    clients = [Client(rng.choice([None, HERE, THERE]), number) for number in range(6)]
    found, expected = [], []
    for number in range(300):
        if rng.random() < 0.6:
            client = rng.choice(clients)
            queue.push((client, number), client)
            expected.append((client, number))
        elif (work := queue.pop()) is not None:
            found.append(work)
            queue.charge(work[0].party, rng.random())
    while (work := queue.pop()) is not None:
        found.append(work)
    assert sorted(found, key=lambda each: each[1]) == expected
    for client in clients:
        numbers = [number for each, number in found if each == client]
        assert numbers == sorted(numbers)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_an_address_has_a_budget() -> None:
    clock = Clock()
    budget = ComputeBudget(30, clock)
    budget.check(HERE)
    budget.charge(HERE, 29)
    budget.check(HERE)
    budget.charge(HERE, 6)  # 5 s too many: 10 s until they are paid off
    with pytest.raises(Refused, match=rf"{HERE} .* \(30 s per minute\); try again in 10 s") as busy:
        budget.check(HERE)
    assert busy.value.data == {"type": "Busy", "retry_after": 10}
    budget.check(THERE)
    clock.now += 9.9
    with pytest.raises(Refused):
        budget.check(HERE)
    clock.now += 0.1
    budget.check(HERE)
    clock.now += 60
    budget.charge(HERE, 29)
    budget.check(HERE)


def test_users_of_this_machine_have_no_budget() -> None:
    budget = ComputeBudget(1)
    budget.charge(None, 1e9)
    budget.check(None)


def test_paid_off_addresses_are_forgotten() -> None:
    clock = Clock()
    budget = ComputeBudget(30, clock)
    for number in range(1000):
        budget.charge(f"203.0.113.{number}", 1)
    clock.now += 61
    budget.charge(HERE, 1)
    assert len(budget._paid_off) == 1


def test_removed_work_is_not_popped() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(12):
        queue.push(number, Client(f"203.0.113.{number % 3}", number % 2), urgent=number < 4)
    assert sorted(queue.remove(lambda number: number % 3 == 1 or number > 7)) == [
        *(1, 4, 7, 8, 9, 10, 11),
    ]
    assert len(queue) == 5
    assert {queue.pop() for _ in range(5)} == {0, 2, 3, 5, 6}
    assert queue.pop() is None
    assert queue.remove(lambda _: True) == []
